/** Largest picture in bytes, as the specification says. */
export const LARGEST_IMAGE = 5_242_880;

/** Pictures over a slow line take longer than other calls. */
export const UPLOAD_TIMEOUT = 180_000;
