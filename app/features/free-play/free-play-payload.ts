import type { FreePlayPayload } from '#schemas/generated/platform.ts';

/** The browser properties that the payload needs. */
interface Browser {
  navigator: { userAgent: string };
  isSecureContext: boolean;
}

/** User-agent patterns of systems; phones come before the desktop systems that they also name. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Payload of a trial log-in from this browser. Payloads can be encrypted only in a secure context. */
export function freePlayPayload({ navigator, isSecureContext }: Browser): FreePlayPayload {
  const os = SYSTEMS.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'unknown';
  return { os, platform: 'W', encryption: isSecureContext, gatewayVersion: 3 };
}
