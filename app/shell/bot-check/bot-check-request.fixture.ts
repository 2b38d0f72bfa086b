import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import type { BotCheckRequest } from '../slots/bot-checker.ts';

/** For tests: a request for a proof from this provider. */
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
