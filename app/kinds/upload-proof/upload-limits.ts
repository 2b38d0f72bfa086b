/** Largest picture in bytes, from the specification. */
export const LARGEST_IMAGE = 5_242_880;

/**
 * Milliseconds; what stands still ends sooner. The three pictures of an identity check, at their largest, take seven minutes
 * on a line of 400 kbit/s.
 */
export const UPLOAD_TIMEOUT = 1_800_000;
