import { expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const TEN_YEARS = 10 * 365 * 86_400_000;

// @proves 9.27
test('points never expire', async () => {
  let time = Date.UTC(2026, 4, 20, 9);
  const sandbox = await testSandbox('of turn', { now: () => time });
  // The password would have expired by then.
  sandbox.platform.switches.modules['PWDEXPFORCECHANGE3'] = false;
  const points = async () => {
    const token = await sandbox.login('player1');
    return answerOf('pointBalance', await sandbox.call('GET', '/wps/relay/MCS2_getPointBalance', { token })).value;
  };
  const { currentPoints } = await points();
  expect(currentPoints).toBeGreaterThan(0);
  time += TEN_YEARS;
  expect(await points()).toMatchObject({ currentPoints });
  await sandbox.close();
});
