// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isOidcProviderValue(value) {
  return isObject(value) &&
    isText(value.authorizationEndpoint, 2048) && /^https?:\/\//u.test(value.authorizationEndpoint) &&
    Object.keys(value).every((name) => name === "authorizationEndpoint");
}
