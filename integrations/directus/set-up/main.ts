/** Makes the collections of the trial in Directus, fills them from the fixtures, and connects the service of the adapter. */
import { createDirectusApi } from "#directus/directus-api.ts";
import { trial } from "#directus/settings.ts";
import { connectService, createReader } from "./connect.ts";
import { createCollections } from "./create-collections.ts";
import { importRecords } from "./import-records.ts";

const api = createDirectusApi({ url: trial.cms, token: trial.readSecrets().token });
await createCollections(api);
await createReader(api);
await connectService(api);
await importRecords(api);
