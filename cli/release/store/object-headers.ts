import { mediaTypeOf } from '#cli/build/stamp/server/media-type.ts';
import { isImmutable, type Kind, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** For objects that change under their name, so must not be kept. */
export const OWN_RECORD = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

/** For changes, which the function that serves the site unpacks; nothing on the way may. */
export const PACKED_CHANGES = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/gzip',
};

const CODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/**
 * Headers that a store keeps and sends with a file of a site: type, coding and how long it may be kept.
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
