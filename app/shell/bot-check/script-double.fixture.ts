import { vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import type { BotCheckRequest } from './bot-checker.ts';

/** For tests: runs `arrive` instead of loading a script. Returns the requested addresses. */
export function doubleScripts(arrive: () => void): string[] {
  const requested: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    requested.push(node.src);
    arrive();
    node.dispatchEvent(new Event('load'));
  });
  return requested;
}

export function requestFor(provider: NonNullable<SiteBrand['auth']['botCheck']>['provider']): BotCheckRequest {
  const botCheck = { provider, siteKey: 'site-key-1' };
  return {
    action: 'login',
    platform: createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' }),
    brand: { ...testBrand, auth: { ...testBrand.auth, botCheck } },
    language: 'ar',
    label: 'Please confirm',
  };
}
