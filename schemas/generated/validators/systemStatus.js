// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isSystemStatusValue(value, onLeftOut) {
  return isObject(value) &&
    [0,1,2].includes(value.status) &&
    typeof value.maintenance === 'boolean' &&
    typeof value.regionRestriction === 'boolean' &&
    isObject(value.location) && isText(value.location.ip, 64) &&
    isObject(value.info) && cutText(value.info, "title", 255) && cutText(value.info, "text", 4000) && isText(value.info.customerService, 65536) && /^$|^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/u.test(value.info.customerService) && (value.info.backAt === undefined || (Number.isSafeInteger(value.info.backAt) && value.info.backAt >= 0 && value.info.backAt <= 8640000000000000)) &&
    isText(value.mainDomain, 2048) &&
    keepValid(value.imageCDNs, (item1) => isText(item1, 2048), 20, onLeftOut) &&
    keepValid(value.launchGameCDNs, (item2) => isText(item2, 2048), 20, onLeftOut) &&
    (value.domainRoute === undefined || isText(value.domainRoute, 2048)) &&
    (value.resources === undefined || (keepValid(value.resources, (item3) => isObject(item3) && isText(item3.resourceType, 64) && (item3.labelNameEn === undefined || cutText(item3, "labelNameEn", 255)) && isText(item3.url, 2048), 200, onLeftOut))) &&
    (value.gtagId === undefined || isText(value.gtagId, 64)) &&
    (value.serverTime === undefined || (Number.isSafeInteger(value.serverTime) && value.serverTime >= 0 && value.serverTime <= 8640000000000000)) &&
    (value.timeZone === undefined || isText(value.timeZone, 64));
}
