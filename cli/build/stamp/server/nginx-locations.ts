import type { Kind, ServerPlan } from './server-plan.ts';

/** A `location` block. */
export interface NginxLocation {
  match: string;
  /** Complete lines. */
  directives: string[];
  headers: NginxHeader[];
}

export interface NginxHeader {
  name: string;
  /** Can contain a variable. */
  value: string;
}

/** Cache-Control of a kind of answer, omitted for errors: `map $status $brandgen_cache_<kind>`. */
export interface NginxCacheRule {
  kind: string;
  value: string;
}

const KINDS = ['pages', 'immutable', 'other'] as const;

/** Directives of every page. The machine's own rules decide whether the site is closed. */
const WHILE_OPEN = ['if ($brandgen_closed = 503) { return 503; }', 'if ($brandgen_closed = 451) { return 451; }'];

/**
 * The plan as nginx configuration. nginx does not inherit headers into a block that sets one, so each block repeats
 * them all. The first matching regular expression wins.
 */
export function nginxLocations(plan: ServerPlan): NginxLocation[] {
  return [...siteLocations(plan, ''), ...errors(plan)];
}

function siteLocations(plan: ServerPlan, prefix: string): NginxLocation[] {
  const below = `^${escaped(prefix + plan.basePath)}`;
  const folders = `(?:${plan.immutable.map((folder) => escaped(folder.replace(/\/$/, ''))).join('|')})`;
  const dotFiles = String.raw`(?:.*/)?\.(?!well-known/)`;
  const closed = `(?:${[...plan.closed.map(closing), dotFiles].join('|')})`;
  const file = (pattern: string) => `~ ${below}(?<brandgen_file>${pattern})$`;
  return [
    ...slashAdded(plan, prefix),
    ...hostRoot(plan, prefix),
    ...redirects(plan, below, prefix),
    ...(prefix === '' ? [brotliFile(plan)] : []),
    location(`~ ${below}${closed}`, ['return 404;'], plan, 'other'),
    location(file(`${folders}/.+`), immutableFile(plan), plan, 'immutable'),
    ...pages(plan, below),
    location(file(String.raw`.+\.html`), [...WHILE_OPEN, 'try_files /$brandgen_file =404;'], plan, 'pages'),
    location(file('.+'), ['try_files /$brandgen_file =404;'], plan, 'other'),
    location(`${prefix}/`, ['return 404;'], plan, 'other'),
  ];
}

export function nginxCacheRules({ headers }: ServerPlan): NginxCacheRule[] {
  return KINDS.map((kind) => ({ kind, value: headers[kind]['Cache-Control'] ?? '' }));
}

/** Headers of answers outside of all locations, such as a refused method. */
export function nginxHeaders(headers: Record<string, string>): NginxHeader[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/**
 * Locations of another plan for some visitors, below an internal path that only the server rewrites to. Without the
 * error pages. @param prefix without a trailing slash
 */
export function nginxLocationsBelow(prefix: string, plan: ServerPlan): NginxLocation[] {
  return siteLocations(plan, prefix).map((location) => ({
    ...location,
    directives: ['internal;', ...location.directives],
  }));
}

/** Redirects the base path without its trailing slash. */
function slashAdded(plan: ServerPlan, prefix: string): NginxLocation[] {
  if (plan.basePath === '/') return [];
  const redirect = `return 301 ${plan.basePath}$is_args$args;`;
  return [location(`= ${prefix}${plan.basePath.slice(0, -1)}`, [redirect], plan, 'other')];
}

/** Redirects the root of a host with no other site to the base path, and serves files that are expected at the root. */
function hostRoot(plan: ServerPlan, prefix: string): NginxLocation[] {
  if (plan.atRoot.length === 0) return [];
  return [
    location(`= ${prefix}/`, [`return 302 ${plan.basePath}$is_args$args;`], plan, 'other'),
    ...plan.atRoot.map((file) => location(`= ${prefix}/${file}`, [`try_files /${file} =404;`], plan, 'other')),
  ];
}

/** Temporary, as a back office may move back. */
function redirects(plan: ServerPlan, below: string, prefix: string): NginxLocation[] {
  return Object.entries(plan.redirects).map(([path, address]) => {
    const match = `~ ${below}(?i:${escaped(path.slice(1))})/?$`;
    return location(
      path === '/' ? `= ${prefix}${plan.basePath}` : match,
      [`return 302 ${address}$is_args$args;`],
      plan,
      'other',
    );
  });
}

/** `gzip_static` serves packed files; nginx has no equivalent for brotli. */
function immutableFile({ earlier }: ServerPlan): string[] {
  const kept = earlier === '' ? '' : ` /${earlier}$brandgen_file`;
  return [
    'root $brandgen_files;',
    'if (-f $brandgen_files/$brandgen_file$brandgen_brotli) { rewrite ^ /.brotli/$brandgen_file last; }',
    'gzip_static on;',
    `try_files /$brandgen_file${kept} =404;`,
  ];
}

/** A separate location keeps the media type, which nginx derives from the address, not from `.br`. */
function brotliFile(plan: ServerPlan): NginxLocation {
  const alias = ['internal;', 'alias $brandgen_files/$brandgen_file.br;', 'gzip off;'];
  const compressed = location(String.raw`~ ^/\.brotli/(?<brandgen_file>.+)$`, alias, plan, 'immutable');
  return { ...compressed, headers: [...compressed.headers, { name: 'Content-Encoding', value: '$brandgen_coding' }] };
}

/** One block per file, as many pages share a file. */
function pages(plan: ServerPlan, below: string): NginxLocation[] {
  const paths = new Map<string, string[]>();
  for (const [path, file] of Object.entries(plan.pages)) paths.set(file, [...(paths.get(file) ?? []), path.slice(1)]);
  return [...paths].map(([file, names]) => {
    const match = `~ ${below}(?i:${names.map(escaped).join('|')})/?$`;
    return location(match, [...WHILE_OPEN, `try_files /${file} =404;`], plan, 'pages');
  });
}

/** Internal locations for `error_page`. */
function errors(plan: ServerPlan): NginxLocation[] {
  return Object.values(plan.errors).map((file) => ({
    match: `= /${file}`,
    directives: ['internal;', 'gzip off;', 'etag off;'],
    headers: nginxHeaders({ ...plan.headers.everywhere, ...plan.headers.errors, 'Last-Modified': '' }),
  }));
}

function location(match: string, directives: string[], plan: ServerPlan, kind: Kind): NginxLocation {
  const headers = { ...plan.headers.everywhere, ...plan.headers[kind], 'Cache-Control': `$brandgen_cache_${kind}` };
  return { match, directives, headers: nginxHeaders(headers) };
}

/** Pattern of a folder with its contents, or of a single file. */
function closing(folder: string): string {
  return folder.endsWith('/') ? escaped(folder) : `${escaped(folder)}$`;
}

function escaped(text: string): string {
  return text.replace(/[.+]/g, String.raw`\$&`);
}
