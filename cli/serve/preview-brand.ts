import { SANDBOX_PATH } from '#cli/brand/shared/platform-paths.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** A brand as served on this machine: from one origin, which forwards calls to the platform. */
export function previewBrand(brand: ResolvedBrand): ResolvedBrand {
  const { reports } = brand.site;
  const platform = { url: '', imageCdns: [], launchCdns: [], chatOrigins: [] };
  // Report every visit, and to the sandbox: a developer's visits must not reach the operator's collector.
  const logs = reports?.format === 'otlp' ? '/v1/logs' : '';
  const toSandbox = reports && { reports: { ...reports, url: `${SANDBOX_PATH}/reports${logs}`, sample: 1 } };
  return { ...brand, site: { ...brand.site, platform, ...toSandbox } };
}

/** A brand whose calls a sandbox answers: by the contract, so nothing stands before them. */
export function withoutAdapter({ adapter: _ofThePlatform, ...brand }: ResolvedBrand): ResolvedBrand {
  return brand;
}

/** The brand data for the platform. Word folders are empty, as only a built site has them. */
export function brandForPlatform({ site }: ResolvedBrand): SiteBrand {
  const offered = site.languages.offered.map((language) => ({ ...language, words: '' }));
  const artwork = { mark: '', hero: null, seal: null, icons: '' };
  return { ...site, build: 'sandbox', languages: { ...site.languages, offered }, artwork };
}
