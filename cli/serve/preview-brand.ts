import type { SiteBrand } from '#schemas/generated/site.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** A brand as it is served on this machine: everything from one origin, which passes calls to the platform on. */
export function previewBrand(brand: ResolvedBrand): ResolvedBrand {
  return { ...brand, site: { ...brand.site, platform: { url: '', imageCdns: [], launchCdns: [], chatOrigins: [] } } };
}

/** What a platform needs to know about a brand. File names, which only a built site has, are left empty. */
export function brandForPlatform({ site }: ResolvedBrand): SiteBrand {
  const offered = site.languages.offered.map((language) => ({ ...language, words: '' }));
  const artwork = { mark: '', hero: null, seal: null, icons: '' };
  return { ...site, build: 'sandbox', languages: { ...site.languages, offered }, artwork };
}
