// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isCareLogValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.events, isCareEvent, 500, onLeftOut) &&
    typeof value.hasMore === 'boolean';
}

function isCareEvent(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 && value.id <= 2147483647 &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000 &&
    cutText(value, "account", 255) &&
    isText(value.kind, 64) &&
    isObject(value.facts) &&
    (value.shown === undefined || isCareText(value.shown));
}

function isCareText(value) {
  return isObject(value) &&
    typeof value.version === 'string' && /^[\w.:-]{1,64}$/u.test(value.version) &&
    typeof value.language === 'string' && /^[A-Z]{2,8}$/u.test(value.language) &&
    isText(value.text, 4000) && value.text !== '' &&
    Object.keys(value).every((name) => ["version","language","text"].includes(name));
}
