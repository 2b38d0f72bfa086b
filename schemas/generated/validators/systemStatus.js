// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSystemStatusValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    [0,1,2].includes(value.status) &&
    typeof value.maintenance === 'boolean' &&
    typeof value.regionRestriction === 'boolean' &&
    typeof value.location === 'object' && value.location !== null && !Array.isArray(value.location) && typeof value.location.ip === 'string' &&
    typeof value.info === 'object' && value.info !== null && !Array.isArray(value.info) && typeof value.info.title === 'string' && typeof value.info.text === 'string' && typeof value.info.customerService === 'string' && /^$|^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/u.test(value.info.customerService) &&
    typeof value.mainDomain === 'string' &&
    Array.isArray(value.imageCDNs) && value.imageCDNs.every((item1) => typeof item1 === 'string') &&
    Array.isArray(value.launchGameCDNs) && value.launchGameCDNs.every((item2) => typeof item2 === 'string') &&
    (value.domainRoute === undefined || typeof value.domainRoute === 'string') &&
    (value.resources === undefined || (Array.isArray(value.resources) && value.resources.every((item3) => typeof item3 === 'object' && item3 !== null && !Array.isArray(item3) && typeof item3.resourceType === 'string' && (item3.labelNameEn === undefined || typeof item3.labelNameEn === 'string') && typeof item3.url === 'string'))) &&
    (value.gtagId === undefined || typeof value.gtagId === 'string');
}
