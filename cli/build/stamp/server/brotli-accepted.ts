/** Matches an Accept-Encoding that takes brotli. Written so that nginx and JavaScript read it alike. */
export const BROTLI_ACCEPTED = '(^|,)\\s*br\\s*(,|$|;\\s*q=(1|0\\.\\d*[1-9]))';
