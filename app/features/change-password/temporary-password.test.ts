import { expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { feature } from './feature.ts';

const login = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };

/** Whether any check of this feature requires a new password. */
async function isChangeRequired(passwordTemporary?: boolean): Promise<boolean> {
  const checks = feature.contributions.passwordChecks ?? [];
  const answer = passwordTemporary === undefined ? login : { ...login, passwordTemporary };
  const reasons = await Promise.all(checks.map(async ({ load }) => (await load())(answer, 'Sandbox1!', testBrand)));
  return reasons.includes(true);
}

it('requires a new password after a temporary one, however the brand treats expired ones', async () => {
  expect(await isChangeRequired(true)).toBe(true);
  expect(await isChangeRequired(false)).toBe(false);
  expect(await isChangeRequired()).toBe(false);
});
