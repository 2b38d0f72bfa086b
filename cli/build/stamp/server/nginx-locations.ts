import type { ServerPlan } from './server-plan.ts';

/** One `location` block. */
export interface NginxLocation {
  match: string;
  directives: string[];
  headers: { name: string; value: string }[];
}

/** The plan as nginx configuration. nginx inherits no headers into a block that has one, so each block repeats them all. */
export function nginxLocations(plan: ServerPlan): NginxLocation[] {
  const { basePath, headers } = plan;
  const immutable = plan.immutable.map((folder) =>
    location(`^~ ${basePath}${folder}`, [...stripped(plan), 'try_files $uri =404'], plan, headers.immutable),
  );
  const closed = plan.closed.map((folder) => location(`^~ ${basePath}${folder}`, ['return 404'], plan, {}));
  const pages = Object.entries(plan.pages).map(([path, file]) =>
    location(`= ${path}`, [`try_files /${file} =404`], plan, headers.pages),
  );
  const html = location('~ \\.html$', [...stripped(plan), 'try_files $uri =404'], plan, headers.pages);
  const files = location('~ \\.[A-Za-z0-9]+$', [...stripped(plan), 'try_files $uri =404'], plan, headers.other);
  const rest = location(basePath, [`try_files /${plan.fallback} =404`], plan, headers.pages);
  return [...slashAdded(plan), ...immutable, ...closed, ...pages, html, files, rest];
}

/** Redirects a base path without its last slash. */
function slashAdded(plan: ServerPlan): NginxLocation[] {
  if (plan.basePath === '/') return [];
  return [location(`= ${plan.basePath.slice(0, -1)}`, [`return 301 ${plan.basePath}`], plan, {})];
}

function location(
  match: string,
  directives: string[],
  plan: ServerPlan,
  headers: Record<string, string>,
): NginxLocation {
  const all = Object.entries({ ...plan.headers.everywhere, ...headers });
  return { match, directives, headers: all.map(([name, value]) => ({ name, value })) };
}

/** The site's folder contains no folder for its base path. */
function stripped({ basePath }: ServerPlan): string[] {
  return basePath === '/' ? [] : [`rewrite ^${basePath}(.*)$ /$1 break`];
}
