import { hrefOf, isFilling } from "#schemas/forms/filling/form-pages.ts";
import { placeAfter, resumePage, savedPage, savePage } from "#schemas/forms/filling/saved-pages.ts";
import { returnCodeField } from "#schemas/forms/form-fields.ts";
import { type FormAnswer, type FormRequest, mayTake, redirectTo } from "./form-request.ts";

/** Longest text of a wrong code that the page shows again. */
const longestShown = 100;

const dayMs = 86_400_000;

/**
 * Saves the answers of a form for another day. The code is in the answer to a posted form only, with status 201: not in
 * an address, and not on a page that can be opened again.
 */
export async function saveForm(opened: FormRequest): Promise<FormAnswer> {
  const { id, visitor, stored, isPreview, context } = opened;
  const { request, services } = context;
  const days = services.config.forms.savedDays;
  if (!isFilling(stored) && !isPreview) throw redirectTo(opened, placeAfter(opened, stored));
  if (!request.form || visitor === null)
    return { status: 200, progress: savePage(opened, services.clock.now() + days * dayMs) };
  const saved = await services.forms.save(visitor, id, days);
  // It was sent or deleted in another tab meanwhile.
  if (saved === null) throw redirectTo(opened, { kind: "receipt" });
  const resumeHref = hrefOf(opened, { kind: "resume" });
  const resumeAt = opened.absolute(resumeHref) ?? resumeHref;
  return { status: 201, progress: savedPage(opened, { ...saved, resumeAt }) };
}

/** Takes up saved answers by their return code. */
export async function resumeForm(opened: FormRequest): Promise<FormAnswer> {
  const { id, visitor, context } = opened;
  const { request, services } = context;
  if (!request.form || visitor === null) return { status: 200, progress: resumePage(opened) };
  if (!mayTake(opened, "resumed")) return { status: 429, progress: resumePage(opened, { refusal: "often" }) };
  const [typed = ""] = request.form.fields.get(returnCodeField) ?? [];
  const login = request.visitor.session?.user.login ?? null;
  const resumed = await services.forms.resume(typed, { visitor, form: id, login });
  if (resumed === "others") return { status: 403, progress: resumePage(opened, { refusal: "others" }) };
  if (resumed === "unknown") {
    const code = typed.trim() === "" ? ("required" as const) : ("invalid" as const);
    const values = { [returnCodeField]: [typed.slice(0, longestShown)] };
    const state = { values, problems: [{ field: returnCodeField, code, params: {} }] };
    return { status: 422, progress: resumePage(opened, { state }) };
  }
  throw redirectTo(opened, placeAfter(opened, resumed));
}
