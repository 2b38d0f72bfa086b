/** Largest picture in bytes, from the specification. */
export const LARGEST_IMAGE = 5_242_880;

/**
 * Timeout in milliseconds; a stalled upload ends earlier. The three largest pictures of an identity check take seven minutes at
 * 400 kbit/s.
 */
export const UPLOAD_TIMEOUT = 1_800_000;
