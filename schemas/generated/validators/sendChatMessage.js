// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSendChatMessageValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    typeof value.from === 'string' &&
    typeof value.text === 'string' &&
    Number.isInteger(value.at) &&
    typeof value.own === 'boolean' &&
    (value.moderated === undefined || typeof value.moderated === 'boolean');
}
