import type { ResolvedBrand, ResolvedEnvironment } from '#cli/brand/resolved-brand.ts';
import { isDictionary } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { digest } from '../digest.ts';
import type { SiteFile } from '../site-file.ts';
import { isServerPlan } from '../stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '../stamp/server/stamp-server.ts';

/** Parts of a page that differ between environments. */
const PARTS_OF_PAGES = [
  /^<meta name="robots"[^\n]*\n/gm,
  /^<link rel="(canonical|alternate)"[^\n]*\n/gm,
  /^<style id="environment-style">[^\n]*\n/gm,
  /^<aside id="environment"[^\n]*\n/gm,
];

const BRAND_DATA = /(?<=<script type="application\/json" id="brand">)[^<]*(?=<\/script>)/;

/** Keys of the brand data that may differ between environments. */
const CHANGING_FACTS = new Set(['build', 'domains', 'merchant', 'platform', 'analytics', 'reports']);

const CHANGING_HEADERS = new Set(['Content-Security-Policy', 'X-Robots-Tag']);

/**
 * Digest of a page, of `security.txt` or of the server plan without the parts that differ between environments. Two
 * manifests can thus be compared apart from those. Empty for other files and for brands without environments.
 */
export function commonDigest({ environment }: ResolvedBrand, filePath: string, file: SiteFile): { common?: string } {
  const { hosts } = environment;
  if (hosts.length === 0 || !('bytes' in file) || typeof file.bytes !== 'string') return {};
  const text = withoutChanges(filePath, file.bytes);
  return text === undefined ? {} : { common: digest(withPlaces(text, hosts)) };
}

function withoutChanges(filePath: string, text: string): string | undefined {
  if (filePath.endsWith('.html')) return page(text);
  if (filePath === SERVER_PLAN_FILE) return plan(text);
  return filePath === '.well-known/security.txt' ? text : undefined;
}

function page(text: string): string {
  const bare = PARTS_OF_PAGES.reduce((rest, part) => rest.replaceAll(part, ''), text);
  return bare.replace(BRAND_DATA, (json) => {
    const facts = Object.entries(parseJson(json, isDictionary, 'The brand data of a page'));
    return JSON.stringify(facts.filter(([fact]) => !CHANGING_FACTS.has(fact)));
  });
}

function plan(text: string): string {
  const { hosts: _hosts, forwardsCalls: _forwards, headers, ...rest } = parseJson(text, isServerPlan, SERVER_PLAN_FILE);
  const kept = Object.entries(headers).map(([group, own]) => [
    group,
    Object.entries(own).filter(([header]) => !CHANGING_HEADERS.has(header)),
  ]);
  return JSON.stringify({ ...rest, headers: kept });
}

/** Replaces the hosts of all environments by the path of their setting, as a test page may name production. */
function withPlaces(text: string, hosts: ResolvedEnvironment['hosts']): string {
  return hosts.reduce((rest, { host, place }) => rest.replaceAll(host, `{${place}}`), text);
}
