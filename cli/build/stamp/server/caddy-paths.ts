import type { ServerPlan } from './server-plan.ts';

/** A path and Caddy's answer to it. */
export interface CaddyPath {
  /** Regular expression in Go's syntax. */
  pattern: string;
  /** A kind of file, a kind of redirect, or `none` for a path without an answer. */
  kind: 'pages' | 'immutable' | 'other' | 'moved' | 'found' | 'none';
  /** The file with a leading slash, or the address. May refer to groups of the pattern. */
  target: string;
}

/** A file or folder name that is not hidden and has no characters with a special meaning to Caddy. */
const NAME = String.raw`[^./?*%#{}\[\]\\][^/?*%#{}\[\]\\]*`;
/** `.well-known` is the only hidden folder that is served. */
const FOLDERS = String.raw`(?:(?:${NAME}|\.well-known)/)*`;
const FILE = `${FOLDERS}${NAME}`;

/** The plan as patterns. The first match decides. */
export function caddyPaths(plan: ServerPlan): CaddyPath[] {
  const below = `^${escaped(plan.basePath)}`;
  const folders = `(?:${plan.immutable.map(escaped).join('|')})`;
  const file = (pattern: string, kind: CaddyPath['kind']): CaddyPath => ({
    pattern: `${below}(${pattern})$`,
    kind,
    target: '/$1',
  });
  return [
    ...slashAdded(plan),
    ...hostRoot(plan),
    ...redirects(plan, below),
    { pattern: `${below}(?:${plan.closed.map(closing).join('|')})`, kind: 'none', target: '/' },
    file(`${folders}${FILE}`, 'immutable'),
    ...pages(plan, below),
    file(String.raw`${FOLDERS}${NAME}\.html`, 'pages'),
    file(FILE, 'other'),
  ];
}

/** Escapes a text for a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.+]/g, String.raw`\$&`);
}

/** Redirects the base path without its trailing slash. */
function slashAdded({ basePath }: ServerPlan): CaddyPath[] {
  if (basePath === '/') return [];
  return [{ pattern: `^${escaped(basePath.slice(0, -1))}$`, kind: 'moved', target: basePath }];
}

/** Redirects the root of a host with no other site to the base path, and serves files that are expected at the root. */
function hostRoot({ atRoot, basePath }: ServerPlan): CaddyPath[] {
  if (atRoot.length === 0) return [];
  const files = atRoot.map(
    (file): CaddyPath => ({ pattern: `^/${escaped(file)}$`, kind: 'other', target: `/${file}` }),
  );
  return [{ pattern: '^/$', kind: 'found', target: basePath }, ...files];
}

/** Temporary, as a back office may move back. */
function redirects({ redirects: addresses }: ServerPlan, below: string): CaddyPath[] {
  return Object.entries(addresses).map(([path, target]) => ({
    pattern: path === '/' ? `${below}$` : `${below}(?i:${escaped(path.slice(1))})/?$`,
    kind: 'found',
    target: target.replaceAll('$', '$$$$'),
  }));
}

/** One pattern per file, as many pages share a file. */
function pages(plan: ServerPlan, below: string): CaddyPath[] {
  const paths = new Map<string, string[]>();
  for (const [path, file] of Object.entries(plan.pages)) paths.set(file, [...(paths.get(file) ?? []), path.slice(1)]);
  return [...paths].map(([file, names]) => ({
    pattern: `${below}(?i:${names.map(escaped).join('|')})/?$`,
    kind: 'pages',
    target: `/${file}`,
  }));
}

/** Pattern of a folder with its contents, or of a single file. */
function closing(folder: string): string {
  return folder.endsWith('/') ? escaped(folder) : `${escaped(folder)}$`;
}
