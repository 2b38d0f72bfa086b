import { EARLIER_FOLDER, isImmutable, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';

/** Error page of a host for paths without a file. */
const NOT_FOUND_PAGE = '404.html';

/** Forms of a file that a host makes itself. */
const PACKED = /\.(br|gz)$/;

/**
 * A site as files alone, without a server that maps paths to them: each page has a file of its own, and what earlier builds had is
 * where their pages look for it.
 * @param files of the site, the earlier ones included
 * @returns path in the host's folder → path in the site
 */
export function staticLayout(plan: ServerPlan, files: readonly string[]): Map<string, string> {
  const base = plan.basePath.slice(1);
  const earlier = files.filter((file) => file.startsWith(EARLIER_FOLDER) && isImmutable(withoutEarlier(file)));
  const open = files.filter((file) => !isClosed(plan, file) && !PACKED.test(file));
  const { '/': home, ...pages } = plan.pages;
  return new Map([
    ...earlier.map((file) => [`${base}${withoutEarlier(file)}`, file] as const),
    ...open.map((file) => [`${base}${file}`, file] as const),
    ...Object.entries(pages).map(([path, file]) => [`${base}${path.slice(1)}.html`, file] as const),
    // A host has one page for the two.
    ...(home === undefined ? [] : [[`${base}index.html`, home] as const]),
    ...plan.atRoot.map((file) => [file, file] as const),
    [NOT_FOUND_PAGE, plan.errors['404'] ?? NOT_FOUND_PAGE] as const,
  ]);
}

function withoutEarlier(file: string): string {
  return file.slice(EARLIER_FOLDER.length);
}

function isClosed({ closed }: ServerPlan, file: string): boolean {
  return closed.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
}
