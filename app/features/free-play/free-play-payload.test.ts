import { describe, expect, it } from 'vitest';
import { freePlayPayload } from './free-play-payload.ts';

const payload = (userAgent: string, isSecureContext = true) =>
  freePlayPayload({ navigator: { userAgent }, isSecureContext });

describe('freePlayPayload', () => {
  // @proves 7.3
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['', 'unknown'],
  ])('recognises the system of %s', (userAgent, os) => {
    expect(payload(userAgent)).toEqual({ os, platform: 'W', encryption: true, gatewayVersion: 3 });
  });

  it('reports when payloads cannot be encrypted', () => {
    expect(payload('', false).encryption).toBe(false);
  });
});
