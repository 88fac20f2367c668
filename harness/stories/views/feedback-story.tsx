import { FeedbackSurvey } from "#portal/components/shell/feedback-survey.tsx";
import { feedbackElement } from "#portal/contract/visitor/feedback.ts";

// Custom elements do not exist on the server.
if ("customElements" in globalThis && !customElements.get(feedbackElement)) defineStandIn();

/** Stands in for the ministry's feedback widget, which stories cannot load. */
function defineStandIn(): void {
  class StandIn extends HTMLElement {
    connectedCallback(): void {
      const question = Object.assign(document.createElement("h2"), { textContent: "Pomohla vám tato stránka?" });
      const answers = ["Ano", "Ne"].map((textContent) =>
        Object.assign(document.createElement("button"), { textContent }),
      );
      this.replaceChildren(question, ...answers);
    }
  }
  customElements.define(feedbackElement, StandIn);
}

/** The feedback section at the end of a page. */
export function FeedbackStory({ text }: { text: string }) {
  return (
    <main id="main">
      <p>{text}</p>
      <FeedbackSurvey />
    </main>
  );
}
