// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isUnreadCountValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.unreadCount) && value.unreadCount >= 0;
}
