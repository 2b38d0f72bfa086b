import type { Handler } from '#sandbox/calls/call.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { statusOf } from '#sandbox/process/site-status.ts';
import type { SandboxBrand } from '#sandbox/setup/sandbox-brand.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { SystemStatus } from '#schemas/generated/platform.ts';
import { routedDomain } from '../routed-domain.ts';

/** English names of the usual resources. */
const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  blog: 'Blog',
  androidApp: 'Android app',
  mobileConfig: 'iPhone profile',
};

export const systemStatus: Handler<'systemStatus'> = async ({ platform, query, language, address }) => {
  const { brand, switches, paths } = platform;
  const status = statusOf(switches);
  const { notice } = wordsOf('content', query.lang ?? language);
  const words = { 0: { title: '', text: '' }, 1: notice.maintenance, 2: notice.regionBlocked }[status];
  const value: SystemStatus = {
    status: status || (switches.maintenanceUnflagged ? 1 : 0),
    maintenance: switches.maintenance,
    regionRestriction: switches.regionBlocked,
    location: { ip: address },
    info: {
      ...words,
      customerService: status === 0 ? '' : await paths.encrypt(supportOf(brand)),
      ...(status === 1 && switches.maintenanceEnds !== null && { backAt: switches.maintenanceEnds }),
    },
    mainDomain: brand.domains[0] ?? '',
    imageCDNs: brand.platform.imageCdns,
    launchGameCDNs: brand.platform.launchCdns,
    domainRoute: routedDomain(platform),
    resources: Object.entries(brand.resources).map(([resourceType, url]) => ({
      resourceType,
      labelNameEn: RESOURCE_NAMES[resourceType] ?? resourceType,
      url,
    })),
    gtagId: brand.analytics.gtagId ?? '',
    serverTime: platform.now(),
    timeZone: merchantZone(platform),
  };
  return { success: true, value };
};

/** Addresses of the operator's customer service, the preferred one first. */
function supportOf({ support: { url, email } }: SandboxBrand): string[] {
  return [...(url ? [url] : []), ...(email ? [`mailto:${email}`] : [])];
}
