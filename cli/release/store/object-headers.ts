import { mediaTypeOf } from '#cli/build/stamp/server/media-type.ts';
import { isImmutable, type Kind, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** Of what must never be kept: it changes under its name. */
export const OWN_RECORD = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

/** Of changes: they are unpacked by what serves the site, and not on their way. */
export const PACKED_CHANGES = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/gzip',
};

const CODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/**
 * What a store keeps with a file of a site and sends with it: type, coding and how long it may be kept.
 * @param file path in the site
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
