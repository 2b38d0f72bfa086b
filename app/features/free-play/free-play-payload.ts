import type { FreePlayPayload } from '#schemas/generated/platform.ts';

/** What the payload says of the visitor's browser. */
interface Browser {
  navigator: { userAgent: string };
  isSecureContext: boolean;
}

/** Names in a user agent and the systems they stand for; a phone's name comes before the desktop system that it also claims. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A trial log-in from this browser. Payloads can be encrypted only where the page is served securely. */
export function freePlayPayload({ navigator, isSecureContext }: Browser): FreePlayPayload {
  const os = SYSTEMS.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'unknown';
  return { os, platform: 'W', encryption: isSecureContext, gatewayVersion: 3 };
}
