import { isImmutable, type Kind, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import type { StaticHost } from './host.ts';

/** Headers for a path, which can end with `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Converts the plan's headers to a host's rules. Hosts differ in how they combine two rules that set the same header,
 * so no path gets a header twice. The pages' policy applies to every path, as the error page needs it and it is the
 * stricter one for a file. @param files of the host's folder
 */
export function headerRules(plan: ServerPlan, files: readonly string[], host: StaticHost): HeaderRule[] {
  const { everywhere, pages } = plan.headers;
  const policy = pages['Content-Security-Policy'] ?? '';
  const paths = files.flatMap((file) => (isOfSite(plan, file) ? pathsOf(plan, file, host) : []));
  const cached = new Map(paths.map(({ path, kind }) => [path, plan.headers[kind]['Cache-Control'] ?? '']));
  return [
    { path: '/*', headers: { ...everywhere, 'Content-Security-Policy': policy } },
    ...[...cached].map(([path, value]) => ({ path, headers: { 'Cache-Control': value } })),
  ];
}

export function headersFile(rules: readonly HeaderRule[]): string {
  const text = ({ path, headers }: HeaderRule) =>
    [path, ...Object.entries(headers).map(([name, value]) => headerLine(name, value))].join('\n');
  return `${rules.map(text).join('\n\n')}\n`;
}

function headerLine(name: string, value: string): string {
  return `  ${name}: ${value}`;
}

/** Redirects of a site. The first matching line decides. */
export function redirectsFile({ basePath, redirects, atRoot }: ServerPlan, { found }: StaticHost): string {
  const bare = atRoot.length > 0 ? [['/', basePath] as const] : [];
  const others = Object.entries(redirects).map(([path, target]) => [`${basePath}${path.slice(1)}`, target] as const);
  return [...bare, ...others].map(([from, target]) => `${from} ${target} ${found}\n`).join('');
}

/** Describes what a host would ignore, one sentence each. */
export function beyondLimits(rules: readonly HeaderRule[], { title, limits }: StaticHost): string[] {
  const long = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) => {
      const { length } = headerLine(name, value);
      if (length <= limits.line) return [];
      return [`${title} reads ${limits.line} characters of a line, and ${name} for ${path} has ${length}.`];
    }),
  );
  if (rules.length <= limits.rules) return long;
  return [`${title} reads ${limits.rules} rules, and the site needs ${rules.length}.`, ...long];
}

/** Whether a file belongs to the site. The error page is at the root and has no address. */
function isOfSite({ basePath, atRoot }: ServerPlan, file: string): boolean {
  return file !== '404.html' && (`/${file}`.startsWith(basePath) || atRoot.includes(file));
}

/** The paths that need a rule for a file. */
function pathsOf(plan: ServerPlan, file: string, host: StaticHost): { path: string; kind: Kind }[] {
  const path = `/${file}`;
  const sitePath = path.slice(plan.basePath.length);
  if (isImmutable(sitePath)) {
    const [folder = ''] = sitePath.split('/', 1);
    return [{ path: host.addsToErrors ? path : `${plan.basePath}${folder}/*`, kind: 'immutable' }];
  }
  if (!file.endsWith('.html')) return [{ path, kind: 'other' }];
  const bare = path.slice(0, -'.html'.length);
  const start = bare === `${plan.basePath}index` ? [plan.basePath] : [];
  const paths = [...start, bare, ...(host.keepsEndings ? [path] : [])];
  return paths.map((pagePath) => ({ path: pagePath, kind: 'pages' }));
}
