// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, keepValid } from './guard-parts.ts';

export function isMessageGroupsValue(value, onLeftOut) {
  return isObject(value) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.hasUpline === 'boolean' &&
    Number.isSafeInteger(value.lastSent) && value.lastSent >= 0 && value.lastSent <= 2147483647 &&
    keepValid(value.groups, (item1) => isObject(item1) && ["directs","agents","team"].includes(item1.kind) && Number.isSafeInteger(item1.people) && item1.people >= 0 && item1.people <= 2147483647, 3, onLeftOut) &&
    keepValid(value.levels, (item2) => isObject(item2) && Number.isSafeInteger(item2.level) && item2.level >= 1 && item2.level <= 2147483647 && Number.isSafeInteger(item2.people) && item2.people >= 1 && item2.people <= 2147483647, 1000, onLeftOut);
}
