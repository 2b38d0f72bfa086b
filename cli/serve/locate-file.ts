import type { Kind, ServerPlan } from '../build/stamp/server/server-plan.ts';

/** Answer to an address: the first of these files that exists, or a redirect. */
export type Located = { files: string[]; kind: Kind } | { redirect: string; status: 301 | 302 };

/** The plan's answer to a path; undefined if it has none. @param path decoded and without dot segments */
export function locateFile(plan: ServerPlan, path: string): Located | undefined {
  if (`${path}/` === plan.basePath) return { redirect: plan.basePath, status: 301 };
  if (!path.startsWith(plan.basePath)) return atRoot(plan, path);
  const file = path.slice(plan.basePath.length);
  const redirect = entryAt(plan.redirects, file);
  if (redirect !== undefined) return { redirect, status: 302 };
  if (isClosed(plan, file)) return undefined;
  if (plan.immutable.some((folder) => file.startsWith(folder))) return immutableFile(plan, file);
  const page = entryAt(plan.pages, file);
  if (page !== undefined) return { files: [page], kind: 'pages' };
  return { files: [file], kind: file.endsWith('.html') ? 'pages' : 'other' };
}

/** Answers outside the base path, which only a site with the host to itself has. */
function atRoot({ atRoot: files, basePath }: ServerPlan, path: string): Located | undefined {
  if (path === '/' && files.length > 0) return { redirect: basePath, status: 302 };
  return files.includes(path.slice(1)) ? { files: [path.slice(1)], kind: 'other' } : undefined;
}

/** Whether a file is not served. Hidden files are not, except in `.well-known`. */
function isClosed({ closed }: ServerPlan, file: string): boolean {
  if (/(^|\/)\.(?!well-known\/)/.test(file)) return true;
  return closed.some((closedPath) => (closedPath.endsWith('/') ? file.startsWith(closedPath) : file === closedPath));
}

function immutableFile({ earlier }: ServerPlan, file: string): Located {
  return { files: earlier === '' ? [file] : [file, `${earlier}${file}`], kind: 'immutable' };
}

/** The entry of a path below the base path. Case and a trailing slash are ignored. */
function entryAt(entries: Readonly<Record<string, string>>, file: string): string | undefined {
  const lowerPath = `/${file.replace(/\/$/, '')}`.toLowerCase();
  return Object.entries(entries).find(([path]) => path.toLowerCase() === lowerPath)?.[1];
}
