// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isLiveMessage(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    (value.welcome === undefined || isLiveWelcome(value.welcome)) &&
    (value.event === undefined || isLiveEvent(value.event)) &&
    (value.beat === undefined || isLiveBeat(value.beat)) &&
    (value.end === undefined || isLiveEnd(value.end));
}

function isLiveWelcome(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.stream === 'string' &&
    Number.isInteger(value.id) && value.id >= 0 &&
    typeof value.complete === 'boolean';
}

function isLiveEvent(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    Number.isInteger(value.previous) && value.previous >= 0 &&
    Number.isInteger(value.at) &&
    typeof value.topic === 'string' &&
    typeof value.data === 'object' && value.data !== null && !Array.isArray(value.data);
}

function isLiveBeat(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 0;
}

function isLiveEnd(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    ["not_logged_in","logged_in_elsewhere"].includes(value.reason);
}
