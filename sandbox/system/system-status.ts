import type { SystemStatus } from '#schemas/generated/platform.ts';
import { wordsIn } from '../content/words.ts';
import type { Switches } from '../control/switches.ts';
import type { Handler } from '../server/call.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';

/** English names of the resources that an operator mostly has. */
const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  blog: 'Blog',
  androidApp: 'Android app',
  mobileConfig: 'iPhone profile',
};

export const systemStatus: Handler<'systemStatus'> = async ({ platform, query, language, address }) => {
  const { brand, switches, paths } = platform;
  const status = statusOf(switches);
  const { notice } = wordsIn(query.lang ?? language);
  const words = { 0: { title: '', text: '' }, 1: notice.maintenance, 2: notice.regionBlocked }[status];
  const value: SystemStatus = {
    status,
    maintenance: switches.maintenance,
    regionRestriction: switches.regionBlocked,
    location: { ip: address },
    info: {
      ...words,
      customerService: status === 0 ? '' : await paths.encrypt(supportOf(brand)),
    },
    mainDomain: `${brand.id}.example`,
    imageCDNs: brand.platform.imageCdns,
    launchGameCDNs: brand.platform.launchCdns,
    domainRoute: '',
    resources: Object.entries(brand.resources).map(([resourceType, url]) => ({
      resourceType,
      labelNameEn: RESOURCE_NAMES[resourceType] ?? resourceType,
      url,
    })),
    gtagId: brand.analytics.gtagId ?? '',
  };
  return { success: true, value };
};

/** Where the operator's customer service is, the preferred way first. */
function supportOf({ support: { url, email } }: SandboxBrand): string[] {
  return [...(url ? [url] : []), ...(email ? [`mailto:${email}`] : [])];
}

/** Maintenance comes before the region: nobody gets in either way. */
export function statusOf({ maintenance, regionBlocked }: Switches): SystemStatus['status'] {
  if (maintenance) return 1;
  return regionBlocked ? 2 : 0;
}
