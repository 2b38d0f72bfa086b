// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isLaunchGameFallbackValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.url === 'string';
}
