/** Imported before React, which selects its build by NODE_ENV: the bench loads the production renderer. */
process.env["NODE_ENV"] = "production";
