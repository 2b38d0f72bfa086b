import type { SiteBrand } from '#schemas/generated/site.ts';
import { inlineScript } from './inline-script.ts';

/** The inline script that listens for a site's reports; null for a site without them. */
export function reportsScript(root: string, { reports }: Pick<SiteBrand, 'reports'>): string | null {
  return reports ? inlineScript(root, 'reports.js') : null;
}
