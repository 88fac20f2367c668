import type { Payload } from "payload";

/** Adds the trial run's administrator, whose credentials come from the environment, to a CMS without users. */
export async function addDemonstrationLogin(
  payload: Payload,
  { DEMONSTRATION_EMAIL: email, DEMONSTRATION_PASSWORD: password }: NodeJS.ProcessEnv,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0 || !email || !password) return;
  await payload.create({
    collection: "users",
    draft: false,
    data: { name: "Ukázka", email, password, role: "administrator" },
  });
}
