import type { FreePlayPayload } from '#schemas/generated/platform.ts';

/** The browser properties that the payload needs. */
interface Browser {
  navigator: { userAgent: string };
  isSecureContext: boolean;
}

/** User-agent patterns of systems. Phones come first, because they also name a desktop system. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Payload of a trial log-in in this browser. Encryption needs a secure context. */
export function freePlayPayload({ navigator, isSecureContext }: Browser): FreePlayPayload {
  const os = SYSTEMS.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'unknown';
  return { os, platform: 'W', encryption: isSecureContext, gatewayVersion: 3 };
}
