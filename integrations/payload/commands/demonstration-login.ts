import type { Payload } from "payload";

/** Adds the administrator of a trial run, whose login the environment names, to a CMS that nobody can sign in to yet. */
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
