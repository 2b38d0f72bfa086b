import { expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { feature } from './feature.ts';

/** Whether any check of this feature requires a new password. */
async function isChangeRequired(userInfo: typeof member, firstTimeLogin = false): Promise<boolean> {
  const login = { token: 'T', firstTimeLogin, passwordExpired: false, userInfo };
  const checks = feature.contributions.passwordChecks ?? [];
  const reasons = await Promise.all(checks.map(async ({ load }) => (await load())(login)));
  return reasons.includes(true);
}

// @proves 4.46
it('requires a new password when the platform says so and at a first log-in, and for no other reason', async () => {
  expect(await isChangeRequired({ ...member, mustChangePassword: true })).toBe(true);
  expect(await isChangeRequired({ ...member, mustChangePassword: false })).toBe(false);
  expect(await isChangeRequired(member)).toBe(false);
  expect(await isChangeRequired(member, true)).toBe(true);
});
