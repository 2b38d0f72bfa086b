/** A host name as `brand.json` accepts it. */
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** The operator's main site, if the platform names a host other than the current one. */
export function mainSite(domain: string | undefined, current: string): URL | undefined {
  return domain && domain !== current && HOST.test(domain) ? new URL(`https://${domain}/`) : undefined;
}
