import { mediaTypeOf } from '#cli/build/stamp/server/media-type.ts';
import { isImmutable, type Kind, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** Headers of records that change in place and must not be cached. */
export const OWN_RECORD = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

/** Headers of changes, which are unpacked by the function that serves the site and must not be unpacked on the way. */
export const PACKED_CHANGES = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/gzip',
};

const CODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/**
 * Headers that a store saves and sends with a file of a site: type, coding and cache control. @param file path in the
 * site
 */
export function objectHeaders(plan: Pick<ServerPlan, 'headers' | 'errors'>, file: string): Record<string, string> {
  const [, plain = file, packed = ''] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
  const coding = CODINGS[packed];
  return {
    'content-type': mediaTypeOf(plain),
    'cache-control': plan.headers[groupOf(plan, plain)]['Cache-Control'] ?? 'no-store',
    ...(coding !== undefined && { 'content-encoding': coding }),
  };
}

function groupOf({ errors }: Pick<ServerPlan, 'errors'>, file: string): Kind | 'errors' {
  if (Object.values(errors).includes(file)) return 'errors';
  if (isImmutable(file)) return 'immutable';
  return file.endsWith('.html') ? 'pages' : 'other';
}
