import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
import { fakePlatform } from '../platform/fake-platform.fixture.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { member } from './member.fixture.ts';
import { payoutSession } from './payout-session.ts';

afterEach(() => vi.unstubAllGlobals());

function platformOf() {
  fakePlatform({ memberInfo: () => member });
  return createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });
}

it('turns a log-in that is refused for a break into the session that can only withdraw', async () => {
  const refused = new PlatformError('refused', { errorCode: 'timed_out', value: { payoutToken: 'payout' } });
  const login = await payoutSession(platformOf(), refused);
  expect(login).toMatchObject({ token: 'payout', firstTimeLogin: false, userInfo: { account: member.account } });
});

it.each([
  new PlatformError('refused', { errorCode: 'account_locked' }),
  new PlatformError('refused', { errorCode: 'timed_out', value: { payoutToken: 7 } }),
  new TypeError('broken'),
])('throws %s as it is', async (problem) => {
  await expect(payoutSession(platformOf(), problem)).rejects.toBe(problem);
});
