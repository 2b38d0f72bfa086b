// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isOidcProviderValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.authorizationEndpoint === 'string' && [...value.authorizationEndpoint].length <= 2048 && /^https?:\/\//u.test(value.authorizationEndpoint) &&
    Object.keys(value).every((name) => name === "authorizationEndpoint");
}
