import { type SiteBrand, siteFile } from '../brand/brand.ts';
import type { SiteLanguage } from './words.ts';

/**
 * Loads the faces of scripts that a page with many languages leaves out, once, when a language other than the default one is
 * chosen. Of the faces themselves the browser loads those whose letters it meets.
 */
export function showFaces(brand: SiteBrand, { code }: Pick<SiteLanguage, 'code'>): void {
  const { default: first, faces } = brand.languages;
  if (faces === undefined || code === first || document.getElementById('script-faces')) return;
  const link = document.createElement('link');
  link.id = 'script-faces';
  link.rel = 'stylesheet';
  link.href = siteFile(brand, faces);
  document.head.append(link);
}
