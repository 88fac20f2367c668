/** An image cannot be served. The message is sent to the client and names no host. */
export class ImageError extends Error {
  override name = "ImageError";
  readonly status: 400 | 502 | 504;

  constructor(status: ImageError["status"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
