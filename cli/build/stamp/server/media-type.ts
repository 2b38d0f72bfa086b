import path from 'node:path';

/** `Content-Type` by the ending of a file's name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Type of a file with an unknown ending. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The `Content-Type` of a site's file, by its name. */
export function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[path.extname(file)] ?? UNKNOWN_TYPE;
}
