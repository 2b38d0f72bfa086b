/** Matches an Accept-Encoding header that accepts brotli. Valid for both nginx and JavaScript. */
export const BROTLI_ACCEPTED = '(^|,)\\s*br\\s*(,|$|;\\s*q=(1|0\\.\\d*[1-9]))';
