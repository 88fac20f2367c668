import type { Payload } from "payload";

/** Makes the user with whom a trial run is signed in to, unless there is one. */
export async function addDemonstrationLogin(payload: Payload, env: NodeJS.ProcessEnv): Promise<void> {
  const email = env["DEMONSTRATION_EMAIL"];
  const password = env["DEMONSTRATION_PASSWORD"];
  if (!email || !password) throw new Error("DEMONSTRATION_EMAIL and DEMONSTRATION_PASSWORD are not set.");
  const { totalDocs } = await payload.count({ collection: "users", where: { email: { equals: email } } });
  const data = { email, password, name: "Redakce", role: "administrator" };
  if (totalDocs === 0) await payload.create({ collection: "users", draft: false, data });
}
