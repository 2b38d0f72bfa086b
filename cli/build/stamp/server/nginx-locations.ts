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
  /** May name a variable. */
  value: string;
}

/** Cache-Control of a kind of answer unless it is an error: `map $status $brandgen_cache_<kind>`. */
export interface NginxCacheRule {
  kind: string;
  value: string;
}

const KINDS = ['pages', 'immutable', 'other'] as const;

/** Sent with every page while the site is closed; the rules of the machine decide about it. */
const WHILE_OPEN = ['if ($brandgen_closed = 503) { return 503; }', 'if ($brandgen_closed = 451) { return 451; }'];

/**
 * The plan as nginx configuration. nginx inherits no headers into a block that has one, so each block repeats them all. The
 * first regular expression that matches wins.
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

/** Headers of the answers that no location gives, such as a refused method. */
export function nginxHeaders(headers: Record<string, string>): NginxHeader[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/**
 * The locations of another plan for some visitors of a server, below a path that only the server itself rewrites to. The pages for errors
 * are not among them.
 * @param prefix without a last slash
 */
export function nginxLocationsBelow(prefix: string, plan: ServerPlan): NginxLocation[] {
  return siteLocations(plan, prefix).map((place) => ({ ...place, directives: ['internal;', ...place.directives] }));
}

/** Redirects a base path without its last slash. */
function slashAdded(plan: ServerPlan, prefix: string): NginxLocation[] {
  if (plan.basePath === '/') return [];
  const redirect = `return 301 ${plan.basePath}$is_args$args;`;
  return [location(`= ${prefix}${plan.basePath.slice(0, -1)}`, [redirect], plan, 'other')];
}

/** The bare address of a host that has no other site, and what is looked for at its root. */
function hostRoot(plan: ServerPlan, prefix: string): NginxLocation[] {
  if (plan.atRoot.length === 0) return [];
  return [
    location(`= ${prefix}/`, [`return 302 ${plan.basePath}$is_args$args;`], plan, 'other'),
    ...plan.atRoot.map((file) => location(`= ${prefix}/${file}`, [`try_files /${file} =404;`], plan, 'other')),
  ];
}

/** Temporary redirects, since a back office may move back. */
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

/** `gzip_static` answers with a packed file where one exists; nginx has no such directive for brotli. */
function immutableFile({ earlier }: ServerPlan): string[] {
  const kept = earlier === '' ? '' : ` /${earlier}$brandgen_file`;
  return [
    'root $brandgen_files;',
    'if (-f $brandgen_files/$brandgen_file$brandgen_brotli) { rewrite ^ /.brotli/$brandgen_file last; }',
    'gzip_static on;',
    `try_files /$brandgen_file${kept} =404;`,
  ];
}

/** Its own address keeps the file's type, which nginx reads from the address and not from `.br`. */
function brotliFile(plan: ServerPlan): NginxLocation {
  const alias = ['internal;', 'alias $brandgen_files/$brandgen_file.br;', 'gzip off;'];
  const found = location(String.raw`~ ^/\.brotli/(?<brandgen_file>.+)$`, alias, plan, 'immutable');
  return { ...found, headers: [...found.headers, { name: 'Content-Encoding', value: '$brandgen_coding' }] };
}

/** Writes a block for each file, since many pages share one. */
function pages(plan: ServerPlan, below: string): NginxLocation[] {
  const paths = new Map<string, string[]>();
  for (const [path, file] of Object.entries(plan.pages)) paths.set(file, [...(paths.get(file) ?? []), path.slice(1)]);
  return [...paths].map(([file, names]) => {
    const match = `~ ${below}(?i:${names.map(escaped).join('|')})/?$`;
    return location(match, [...WHILE_OPEN, `try_files /${file} =404;`], plan, 'pages');
  });
}

/** Addresses that only `error_page` reaches. */
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

/** A folder with everything in it, or one file. */
function closing(place: string): string {
  return place.endsWith('/') ? escaped(place) : `${escaped(place)}$`;
}

function escaped(text: string): string {
  return text.replace(/[.+]/g, String.raw`\$&`);
}
