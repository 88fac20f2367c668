import { createElement } from "react";
import { Container } from "#components/layout/container.tsx";
import { feedbackElement } from "#schemas/visitor/feedback.ts";
import styles from "./feedback-survey.module.css";

/** Container of the feedback widget, empty until its script is loaded (spec §7). */
export function FeedbackSurvey() {
  return <Container>{createElement(feedbackElement, { class: styles.survey })}</Container>;
}
