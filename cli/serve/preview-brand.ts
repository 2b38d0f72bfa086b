import { SANDBOX_PATH } from '#cli/brand/shared/platform-paths.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** A brand as it is served on this machine: everything from one origin, which passes calls to the platform on. */
export function previewBrand(brand: ResolvedBrand): ResolvedBrand {
  const { reports } = brand.site;
  const platform = { url: '', imageCdns: [], launchCdns: [], chatOrigins: [] };
  // Every visit reports, and to the sandbox: what a developer tries is not how the operator's site is doing.
  const logs = reports?.format === 'otlp' ? '/v1/logs' : '';
  const toSandbox = reports && { reports: { ...reports, url: `${SANDBOX_PATH}/reports${logs}`, sample: 1 } };
  return { ...brand, site: { ...brand.site, platform, ...toSandbox } };
}

/** A brand as the platform needs it. File names are empty, since only a built site has them. */
export function brandForPlatform({ site }: ResolvedBrand): SiteBrand {
  const offered = site.languages.offered.map((language) => ({ ...language, words: '' }));
  const artwork = { mark: '', hero: null, seal: null, icons: '' };
  return { ...site, build: 'sandbox', languages: { ...site.languages, offered }, artwork };
}
