/** Imported before React, which chooses its build by this: the bench loads the renderer as it is in production. */
process.env["NODE_ENV"] = "production";
