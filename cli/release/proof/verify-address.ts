import { digest, integrityOf } from '#cli/build/digest.ts';
import { isPublishedManifest, type PublishedManifest } from '#cli/build/publish/published-site.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { isImmutable } from '#cli/build/stamp/server/server-plan.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { COOKIE } from '../web-servers/nginx-staging.ts';
import { type Ask, askByName } from './ask-server.ts';

/** A fault in a file of a served site. */
export interface ServedDifference {
  /** Path in the site, with forward slashes. */
  readonly file: string;
  /**
   * `policy`: the page's policy refuses its own scripts or styles. `release`: the target has no live or staged release
   * with this build. `unsigned`: its release has no valid signature.
   */
  readonly kind: 'missing' | 'changed' | 'policy' | 'cache' | 'header' | 'release' | 'unsigned';
}

export interface VerifiedAddress {
  readonly brand: string;
  /** SHA-256 of the served manifest. */
  readonly manifest: string;
  /** Number of requested files. */
  readonly files: number;
  readonly differences: readonly ServedDifference[];
}

/** Requests in parallel. */
const AT_ONCE = 8;

/** Folders and files that servers do not publish, and packed forms, which are sent under the original name. */
const NOT_SERVED = /^(?:server|earlier)\/|^(?:404|maintenance|region)\.html$|\.(?:br|gz)$/;

/** Headers that every answer must have. */
const EVERYWHERE = [
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'content-security-policy',
];

export interface VerifyRequest {
  /** Sends requests; by host name if undefined. */
  readonly ask?: Ask | undefined;
  /** Cookie of the visitor; undefined for a new visitor. */
  readonly cookie?: string;
  /** Expected SHA-256 of the manifest; undefined accepts any. */
  readonly manifest?: string;
}

/**
 * Verifies the bytes and headers of a served site against the manifest that it serves. @param address of the site, with
 * its base path @throws UsageError if no site answers there
 */
export async function verifyAddress(
  address: URL,
  { ask = askByName, cookie: own = '', manifest: expected }: VerifyRequest = {},
): Promise<VerifiedAddress> {
  const base = new URL(address.pathname.endsWith('/') ? address : `${address}/`);
  const { manifest, sha256, cookie } = await manifestAt(base, ask, own);
  if (expected !== undefined && sha256 !== expected)
    return {
      ...{ brand: manifest.brand, manifest: sha256, files: 1 },
      differences: [{ file: MANIFEST_FILE, kind: 'changed' }],
    };
  const withCookie = (url: URL) => ask(url, cookie);
  const asked = Object.keys(manifest.files).filter((file) => !NOT_SERVED.test(file));
  const differences: ServedDifference[] = [];
  const queue = [...asked];
  const lane = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      differences.push(
        ...(await examine(withCookie, new URL(file, base), { file, sha256: manifest.files[file]?.sha256 ?? '' })),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { brand: manifest.brand, manifest: sha256, files: asked.length, differences: differences.sort(byFile) };
}

/**
 * Reads the manifest and the cookie. While a release is staged, the cookie keeps further answers on the same release.
 */
async function manifestAt(
  base: URL,
  ask: Ask,
  own: string,
): Promise<{ manifest: PublishedManifest; sha256: string; cookie: string }> {
  const url = new URL(MANIFEST_FILE, base);
  const answer = await ask(url, own);
  try {
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`)) ?? own;
    if (answer.ok) {
      const text = await answer.text();
      const manifest = parseJson(text, isPublishedManifest, MANIFEST_FILE);
      return { manifest, sha256: digest(text), cookie: cookie.replace(/;.*/, '') };
    }
  } catch {
    // The answer is another site's.
  }
  const fix =
    answer.status === 421
      ? ' Its server has no site of this host: use the address that visitors use, and `--server` where its name does not lead to that server yet.'
      : '';
  throw new UsageError(
    `${base} serves no built site: ${url} has no readable manifest (status ${answer.status}).${fix}`,
  );
}

async function examine(
  ask: (url: URL) => Promise<Response>,
  url: URL,
  { file, sha256 }: { file: string; sha256: string },
): Promise<ServedDifference[]> {
  const answer = await ask(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return [{ file, kind: 'missing' }];
  if (!answer.ok || digest(bytes) !== sha256) return [{ file, kind: 'changed' }];
  const kinds: ServedDifference['kind'][] = [];
  if (!EVERYWHERE.every((name) => answer.headers.has(name))) kinds.push('header');
  if (!hasRightCache(file, answer.headers.get('cache-control') ?? '')) kinds.push('cache');
  if (file.endsWith('.html') && refuses(answer.headers.get('content-security-policy') ?? '', bytes.toString()))
    kinds.push('policy');
  return kinds.map((kind) => ({ file, kind }));
}

/** Files that keep their name must be revalidated, and others must not. */
function hasRightCache(file: string, cache: string): boolean {
  return isImmutable(file) ? cache.includes('immutable') : cache.includes('no-cache');
}

/** Inline scripts and styles that the policy must allow. Data blocks are not scripts. */
const INLINE = [/<script>([\s\S]*?)<\/script>/g, /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g];

/** Whether a policy refuses an inline script or style of the page. */
function refuses(policy: string, page: string): boolean {
  const texts = INLINE.flatMap((pattern) => [...page.matchAll(pattern)].map(([, text = '']) => text));
  return texts.some((text) => !policy.includes(`'${integrityOf(digest(text))}'`));
}

function byFile(a: ServedDifference, b: ServedDifference): number {
  return a.file < b.file ? -1 : 1;
}
