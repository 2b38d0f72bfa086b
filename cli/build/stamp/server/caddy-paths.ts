import type { ServerPlan } from './server-plan.ts';

/** A path and Caddy's answer to it. */
export interface CaddyPath {
  /** Go's regular expression. */
  pattern: string;
  /** A kind of file, a way to redirect, or `none` for a path that has no answer of its own. */
  kind: 'pages' | 'immutable' | 'other' | 'moved' | 'found' | 'none';
  /** The file, with a slash before it, or the address; may have groups of the pattern. */
  target: string;
}

/** A name of a file or folder: not hidden, and without letters that Caddy reads as more than a name. */
const NAME = String.raw`[^./?*%#{}\[\]\\][^/?*%#{}\[\]\\]*`;
/** The folder that the web has agreed on is the only hidden one with an address. */
const FOLDERS = String.raw`(?:(?:${NAME}|\.well-known)/)*`;
const FILE = `${FOLDERS}${NAME}`;

/** The plan as patterns, of which the first that matches decides. */
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

/** A text as part of a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.+]/g, String.raw`\$&`);
}

/** Redirects a base path without its last slash. */
function slashAdded({ basePath }: ServerPlan): CaddyPath[] {
  if (basePath === '/') return [];
  return [{ pattern: `^${escaped(basePath.slice(0, -1))}$`, kind: 'moved', target: basePath }];
}

/** The bare address of a host that has no other site, and what is looked for at its root. */
function hostRoot({ atRoot, basePath }: ServerPlan): CaddyPath[] {
  if (atRoot.length === 0) return [];
  const files = atRoot.map(
    (file): CaddyPath => ({ pattern: `^/${escaped(file)}$`, kind: 'other', target: `/${file}` }),
  );
  return [{ pattern: '^/$', kind: 'found', target: basePath }, ...files];
}

/** Temporary redirects, since a back office may move back. */
function redirects({ redirects: addresses }: ServerPlan, below: string): CaddyPath[] {
  return Object.entries(addresses).map(([path, target]) => ({
    pattern: path === '/' ? `${below}$` : `${below}(?i:${escaped(path.slice(1))})/?$`,
    kind: 'found',
    target: target.replaceAll('$', '$$$$'),
  }));
}

/** Writes a pattern for each file, since many pages share one. */
function pages(plan: ServerPlan, below: string): CaddyPath[] {
  const paths = new Map<string, string[]>();
  for (const [path, file] of Object.entries(plan.pages)) paths.set(file, [...(paths.get(file) ?? []), path.slice(1)]);
  return [...paths].map(([file, names]) => ({
    pattern: `${below}(?i:${names.map(escaped).join('|')})/?$`,
    kind: 'pages',
    target: `/${file}`,
  }));
}

/** A folder with everything in it, or one file. */
function closing(place: string): string {
  return place.endsWith('/') ? escaped(place) : `${escaped(place)}$`;
}
