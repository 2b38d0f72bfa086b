import { randomUUID } from 'node:crypto';
import { codeOf, outcomeOf } from '#cli/conform/client/exchange.ts';
import { textAt } from '#cli/conform/plan/value-at.ts';
import type { SpecialRule } from '../rule.ts';

/** Wrong passwords after which a platform has to slow a visitor down. */
const MOST_GUESSES = 30;

/** Rules of log-ins and sessions. */
export const SESSION_RULES: readonly SpecialRule[] = [
  {
    kind: 'special',
    id: 'log-in-ends-other-session',
    severity: 'error',
    danger: 'reads',
    says: 'An account has one session: a log-in ends the one before, whose calls are then refused with 401 `logged_in_elsewhere`.',
    mend: 'End the account’s other sessions in the transaction that opens a new one, and keep why they ended.',
    uses: ['login', 'memberInfo'],
    needs: ['member'],
    async check(trial) {
      const token = trial.client.tokenOf('member') ?? '';
      await trial.accounts.logIn('member');
      const old = await trial.client.call(trial.operation('memberInfo'), { as: 'visitor', token });
      trial.expect(old, ['401 logged_in_elsewhere'], 'the session before');
      trial.expect(
        await trial.client.call(trial.operation('memberInfo'), { as: 'member' }),
        ['200'],
        'the new session',
      );
    },
  },
  {
    kind: 'special',
    id: 'log-out-ends-session',
    severity: 'error',
    danger: 'reads',
    says: 'After a log-out the token is worth nothing.',
    mend: 'Forget the session at the log-out. A token that is only left out by the browser can still be used.',
    uses: ['login', 'logout', 'memberInfo'],
    needs: ['member'],
    async check(trial) {
      const token = trial.client.tokenOf('member') ?? '';
      trial.expect(await trial.client.call(trial.operation('logout'), { as: 'member' }), ['200'], 'the log-out');
      const after = await trial.client.call(trial.operation('memberInfo'), { as: 'visitor', token });
      trial.expect(after, ['401 not_logged_in', '401 logged_in_elsewhere'], 'the token afterwards');
      await trial.accounts.logIn('member');
    },
  },
  {
    kind: 'special',
    id: 'tokens-cannot-be-guessed',
    severity: 'error',
    danger: 'reads',
    says: 'Each log-in gets a token of its own, of at least 128 bits.',
    mend: 'Take 32 bytes of the system’s random generator for each token.',
    uses: ['login'],
    needs: ['member'],
    async check(trial) {
      const tokens = [];
      for (let count = 0; count < 2; count += 1)
        tokens.push(textAt((await trial.accounts.logIn('member')).answer.body, 'value.token') ?? '');
      const fits = new Set(tokens).size === tokens.length && tokens.every((token) => token.length >= 22);
      if (fits) trial.pass();
      else
        trial.fail(null, {
          expected: 'two tokens of 22 characters or more',
          received: `${new Set(tokens).size} of ${tokens[0]?.length} characters`,
        });
    },
  },
  {
    kind: 'special',
    id: 'log-in-says-who',
    severity: 'error',
    danger: 'reads',
    says: 'The answer to a log-in is about the account that logged in, and `memberInfo` says the same.',
    mend: 'Read the account of the token for every call.',
    uses: ['login', 'memberInfo'],
    needs: ['member'],
    async check(trial) {
      const told = textAt((await trial.accounts.logIn('member')).answer.body, 'userInfo.account');
      const info = await trial.client.call(trial.operation('memberInfo'), { as: 'member' });
      const seen = [told, textAt(info.answer.body, 'value.account')];
      const name = trial.accounts.nameOf('member')?.toLowerCase();
      if (seen.every((account) => account?.toLowerCase() === name)) trial.pass();
      else trial.fail(info, { expected: 'the account that logged in', received: 'another account' });
    },
  },
  {
    kind: 'special',
    id: 'wrong-log-in-tells-nothing',
    severity: 'error',
    danger: 'writes',
    says: 'A wrong password and an unknown name are refused alike, with 401 `invalid_credentials`.',
    mend: 'Answer both with the same status, code and message, and take the same time for both.',
    uses: ['login'],
    needs: ['member'],
    async check(trial) {
      const login = trial.operation('login');
      const attempt = (username: string) =>
        trial.client.call(login, { body: { username, password: `Wrong-${randomUUID()}`, type: 'username' } });
      const [known, unknown] = [await attempt(trial.accounts.nameOf('member') ?? ''), await attempt(unknownName())];
      // A platform that counts by address asks for a captcha, or to wait, from the second try on.
      if (isSlowed(codeOf(known)) || isSlowed(codeOf(unknown)))
        return trial.skip('a wrong log-in came shortly before', '');
      trial.expect(known, ['401 invalid_credentials'], 'a wrong password');
      trial.expect(unknown, ['401 invalid_credentials'], 'an unknown name');
      const [one, other] = [known, unknown].map(({ answer }) => textAt(answer.body, 'message'));
      if (one === other) trial.pass('the messages');
      else trial.fail(unknown, { expected: `the message ${one}`, received: String(other) }, 'the messages');
    },
  },
  {
    kind: 'special',
    id: 'guesses-are-limited',
    severity: 'error',
    danger: 'writes',
    says: `Before ${MOST_GUESSES} wrong passwords for one name, log-ins ask to wait (429 \`too_many_attempts\`) or for a captcha.`,
    mend: 'Count wrong log-ins by account and by address, and refuse further ones for minutes.',
    uses: ['login'],
    needs: [],
    async check(trial) {
      const login = trial.operation('login');
      const body = { username: unknownName(), password: 'Wrong-1', type: 'username' };
      let last = await trial.client.call(login, { body });
      for (let count = 1; count < MOST_GUESSES && !isSlowed(codeOf(last)); count += 1)
        last = await trial.client.call(login, { body });
      if (isSlowed(codeOf(last))) trial.pass();
      else
        trial.fail(last, {
          expected: '429 too_many_attempts or 401 captcha_required',
          received: `${outcomeOf(last)} each time`,
        });
    },
  },
  {
    kind: 'special',
    id: 'reset-guesses-are-limited',
    severity: 'error',
    danger: 'writes',
    says: `Before ${MOST_GUESSES} wrong emails for one name, forgotten passwords ask to wait (429 \`too_many_attempts\`).`,
    mend: 'Count wrong pairs of name and email, and refuse further ones for minutes.',
    uses: ['forgotByEmail'],
    needs: [],
    async check(trial) {
      const forgot = trial.operation('forgotByEmail');
      const body = { username: unknownName(), email: 'unknown@conform.example' };
      let last = await trial.client.call(forgot, { body });
      for (let count = 1; count < MOST_GUESSES && !isSlowed(codeOf(last)); count += 1)
        last = await trial.client.call(forgot, { body });
      if (isSlowed(codeOf(last))) trial.pass();
      else trial.fail(last, { expected: '429 too_many_attempts', received: `${outcomeOf(last)} each time` });
    },
  },
];

function isSlowed(code: string | undefined): boolean {
  return code === 'too_many_attempts' || code === 'captcha_required';
}

/** A name that no account has. */
function unknownName(): string {
  return `unknown-${randomUUID().slice(0, 18)}`;
}
