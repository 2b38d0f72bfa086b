import { paths } from '#app/shell/router/paths.ts';

/**
 * A full address of the site, for people elsewhere.
 * @param origin of the current page
 * @param basePath of the brand, with or without a trailing slash
 */
export function siteAddress(origin: string, basePath: string, page: keyof typeof paths): string {
  return `${origin}${basePath.replace(/\/$/, '')}${paths[page]}`;
}
