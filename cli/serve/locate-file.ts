import type { Kind, ServerPlan } from '../build/stamp/server/server-plan.ts';

/** What a server does about an address: sends one of these files, the first that exists, or redirects. */
export type Located = { files: string[]; kind: Kind } | { redirect: string };

/**
 * Finds the answer to a path according to the plan; undefined for a path without one.
 * @param path decoded and without dots
 */
export function locateFile(plan: ServerPlan, path: string): Located | undefined {
  if (`${path}/` === plan.basePath) return { redirect: plan.basePath };
  if (!path.startsWith(plan.basePath)) return undefined;
  const file = path.slice(plan.basePath.length);
  if (isClosed(plan, file)) return undefined;
  if (plan.immutable.some((folder) => file.startsWith(folder))) return immutableFile(plan, file);
  const page = pageAt(plan, file);
  if (page !== undefined) return { files: [page], kind: 'pages' };
  return { files: [file], kind: file.endsWith('.html') ? 'pages' : 'other' };
}

/** Hidden files have no address, except in the folder that the web has agreed on. */
function isClosed({ closed }: ServerPlan, file: string): boolean {
  if (/(^|\/)\.(?!well-known\/)/.test(file)) return true;
  return closed.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
}

function immutableFile({ earlier }: ServerPlan, file: string): Located {
  return { files: earlier === '' ? [file] : [file, `${earlier}${file}`], kind: 'immutable' };
}

function pageAt({ pages }: ServerPlan, file: string): string | undefined {
  const wanted = `/${file.replace(/\/$/, '')}`.toLowerCase();
  return Object.entries(pages).find(([path]) => path.toLowerCase() === wanted)?.[1];
}
