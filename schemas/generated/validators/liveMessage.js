// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isLiveMessage(value) {
  return isObject(value) &&
    (value.welcome === undefined || isLiveWelcome(value.welcome)) &&
    (value.event === undefined || isLiveEvent(value.event)) &&
    (value.beat === undefined || isLiveBeat(value.beat)) &&
    (value.end === undefined || isLiveEnd(value.end));
}

function isLiveWelcome(value) {
  return isObject(value) &&
    isText(value.stream, 128) &&
    Number.isSafeInteger(value.id) && value.id >= 0 &&
    typeof value.complete === 'boolean';
}

function isLiveEvent(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    Number.isSafeInteger(value.previous) && value.previous >= 0 &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000 &&
    isText(value.topic, 64) &&
    isObject(value.data);
}

function isLiveBeat(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 0;
}

function isLiveEnd(value) {
  return isObject(value) &&
    ["not_logged_in","logged_in_elsewhere"].includes(value.reason);
}
