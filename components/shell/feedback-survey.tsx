import { createElement } from "react";
import { Container } from "#components/layout/container.tsx";
import { feedbackElement } from "#schemas/visitor/feedback.ts";
import styles from "./feedback-survey.module.css";

/** Where the feedback widget stands once its script is there; nothing is seen or read of it before (spec §7). */
export function FeedbackSurvey() {
  return <Container>{createElement(feedbackElement, { class: styles.survey })}</Container>;
}
