/** Largest picture in bytes, from the specification. */
export const LARGEST_IMAGE = 5_242_880;

/** Milliseconds; pictures take longer than other calls on a slow connection. */
export const UPLOAD_TIMEOUT = 180_000;
