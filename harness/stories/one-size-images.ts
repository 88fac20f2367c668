import type { Connect, Plugin } from "vite";

/** The file an address of the image service is about: stories have no such service and show images in one size. */
export function originalOf(address: string): string {
  return address.replace(/^\/_ipx\/[^/]+/, "");
}

/** Serves the stories' images where their pages look for them. */
export function oneSizeImages(): Plugin {
  const serve = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use((request, _response, next) => {
      request.url = originalOf(request.url ?? "/");
      next();
    });
  };
  return { name: "one-size-images", configureServer: serve, configurePreviewServer: serve };
}
