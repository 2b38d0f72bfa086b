// The rules of Mozilla's HTTP Observatory, algorithm 5: https://github.com/mdn/mdn-http-observatory (src/analyzer, src/grader).

/** Input of the scanner: the page over https, and the answer at the same address over http. */
interface Scanned {
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  html: string;
  overHttp: { status: number; location: string };
}

/** Bonuses only count from this score on. */
const LEAST_FOR_BONUS = 90;

/** Half a year, rounded as the scanner does. */
const LEAST_MAX_AGE = 15_552_000;

/** Points per rule, and the score. A host on the browsers' preload lists gets 5 more. */
export function observatory(scanned: Scanned): { points: Readonly<Record<string, number>>; score: number } {
  const { headers, cookies, html, overHttp } = scanned;
  const points = {
    policy: policyPoints(headers['content-security-policy']),
    cookies: cookiePoints(cookies),
    sharing: headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    redirection: overHttp.status === 301 && overHttp.location.startsWith('https://') ? 0 : -20,
    referrer: referrerPoints(headers['referrer-policy']),
    transport: transportPoints(headers['strict-transport-security']),
    integrity: integrityPoints(html),
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: directivesOf(headers['content-security-policy']).has('frame-ancestors') ? 5 : -20,
    resources: resourcePoints(headers['cross-origin-resource-policy']),
  };
  const all = Object.values(points);
  const plain = 100 + sum(all.filter((value) => value < 0));
  return { points, score: plain >= LEAST_FOR_BONUS ? 100 + sum(all) : plain };
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** Points of a Content-Security-Policy by its worst part. */
export function policyPoints(policy: string | undefined): number {
  const directives = directivesOf(policy);
  if (directives.size === 0) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, objects, styles] = [of('script-src'), of('object-src'), of('style-src')];
  const active = [...directives].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);
  if (holds(scripts, BROAD_OR_INLINE) || holds(objects, BROAD)) return -20;
  if (active.some(isInsecure)) return -20;
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (PASSIVE.flatMap(of).some(isInsecure)) return -10;
  if (holds(styles, BROAD_OR_INLINE)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function directivesOf(policy = ''): ReadonlyMap<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]): [string, string[]][] => (name ? [[name, sources]] : [])));
}

function holds(sources: readonly string[], wanted: readonly string[]): boolean {
  return sources.some((source) => wanted.includes(source));
}

function isInsecure(source: string): boolean {
  return /^(?:http|ftp):/.test(source);
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /; *secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /; *samesite=(?:strict|lax)/i.test(cookie)) ? 5 : 0;
}

function referrerPoints(policy: string | undefined): number {
  if (policy === undefined) return 0;
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy);
  return isPrivate ? 5 : -5;
}

function transportPoints(header = ''): number {
  const [, age] = /max-age=(\d+)/.exec(header) ?? [];
  if (age === undefined || header.includes(',')) return -20;
  return Number(age) >= LEAST_MAX_AGE ? 0 : -10;
}

/**
 * Rates scripts with an address. They must come from the site or have an integrity value; integrity on the site's own
 * scripts is a bonus.
 */
function integrityPoints(html: string): number {
  const scripts = (html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).map((tag) => ({
    isForeign: /\bsrc="?(?:https?:)?\/\//.test(tag),
    hasDigest: /\bintegrity="?sha/.test(tag),
  }));
  if (scripts.some(({ isForeign, hasDigest }) => isForeign && !hasDigest)) return -5;
  return scripts.some(({ hasDigest }) => hasDigest) ? 5 : 0;
}

function resourcePoints(policy: string | undefined): number {
  if (policy === undefined || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
