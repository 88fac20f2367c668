import { FeedbackSurvey } from "#components/shell/feedback-survey.tsx";
import { feedbackElement } from "#schemas/visitor/feedback.ts";

// On the server there are no custom elements.
if ("customElements" in globalThis && !customElements.get(feedbackElement)) defineStandIn();

/** As the ministry's widget may be, which stories cannot load: made with the DOM alone, in the design of the page. */
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

/** The end of a page that asks for feedback. */
export function FeedbackStory({ text }: { text: string }) {
  return (
    <main id="main">
      <p>{text}</p>
      <FeedbackSurvey />
    </main>
  );
}
