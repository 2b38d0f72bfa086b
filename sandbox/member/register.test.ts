import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { hasPaymentPassword, requirePaymentPassword } from '../payout-accounts/payment-password.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

const valid = {
  username: 'newcomer1',
  password: 'Sea-Breeze7',
  confirmPassword: 'Sea-Breeze7',
  payeeName: 'Ana Cruz',
  birthday: '14-02-1990',
  registerMethod: 'WEB',
};

describe.each(databasesOfTurn(import.meta.url))('registration on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => Date.UTC(2026, 4, 20, 9) });
  });
  afterAll(() => sandbox.close());

  const register = (changes: object) =>
    sandbox.call('PUT', '/wps/member/register', { secret: { ...valid, ...changes } });

  const forgot = (username: string, email: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const text = new URLSearchParams({ username, email }).toString();
    return sandbox.call('POST', '/wps/member/password/email', { headers, text });
  };
  const outbox = async () => JSON.parse((await sandbox.call('GET', '/sandbox/control/outbox')).text);

  // @proves 5.17
  test('gives a name to only one of two simultaneous registrations', async () => {
    const answers = await Promise.all([register({ username: 'newcomer4' }), register({ username: 'NEWCOMER4' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('logs the new member in and sends a welcome email', async () => {
    const answer = await register({ email: 'ana@mail.example', affiliateCode: 'agent111' });
    expect(answer.body.value).toMatchObject({
      firstTimeLogin: true,
      userInfo: { account: 'newcomer1', type: 0, balance: 0 },
    });
    const info = await sandbox.call('GET', '/wps/member/info', { token: tokenOf(answer) });
    expect(info.status).toBe(200);
    expect(await outbox()).toMatchObject([{ kind: 'email', recipient: 'ana@mail.example' }]);
    expect(
      (await sandbox.call('POST', '/wps/session/login', { secret: { ...pick(), type: 'username' } })).body.value,
    ).toMatchObject({
      firstTimeLogin: false,
    });
  });

  test('keeps and compares texts in their composed form, however a keyboard sends their accents', async () => {
    const password = 'P\u00e5ssw\u00f8rd-\u1ec57A';
    const [apart, joined] = [password.normalize('NFD'), password.normalize('NFC')];
    // 60 letters are the most that a name has; apart they are 117 characters.
    const payeeName = `${'\u1ec5'.repeat(29)} ${'\u00e9'.repeat(30)}`.normalize('NFD');
    const given = { username: 'composed1', payeeName, password: apart, confirmPassword: joined };
    expect((await register(given)).status).toBe(200);
    const logIn = (typed: string) =>
      sandbox.call('POST', '/wps/session/login', {
        secret: { username: 'composed1', password: typed, type: 'username' },
      });
    expect((await logIn(joined)).status).toBe(200);
    expect((await logIn(apart)).status).toBe(200);
  });

  test('sends a forgotten password to the email of the registration', async () => {
    await register({ username: 'forgetful1', email: 'forgetful@mail.example' });
    expect((await forgot('forgetful1', 'forgetful@mail.example')).body).toEqual({ success: true });
    const [last] = await outbox();
    expect(last).toMatchObject({ recipient: 'forgetful@mail.example', body: expect.stringContaining('forgetful1') });
  });

  // @proves 5.4
  test('accepts a captcha once, where the rules require one', async () => {
    const captcha = { enabled: true, required: true, acceptedPattern: '*', minLength: 0, maxLength: 16 };
    await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules: { captcha } } });
    const ask = async () => {
      const { body } = await sandbox.call('GET', '/wps/captcha?kind=question&lang=EN');
      const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
      const [a = '', b = ''] = String(body.value).match(new RegExp(numbers.join('|'), 'g')) ?? [];
      return { captchaId: body['captchaId'], captcha: String(numbers.indexOf(a) + numbers.indexOf(b) + 2) };
    };
    const first = await ask();
    expect((await register({ username: 'pictured1' })).status).toBe(422);
    const guessed = await register({ username: 'pictured1', captchaId: first.captchaId, captcha: 'none' });
    expect(guessed.body.errorCode).toBe('captcha_wrong');
    expect((await register({ username: 'pictured1', ...first })).body.errorCode).toBe('captcha_wrong');
    const second = await ask();
    expect((await register({ username: 'pictured1', ...second })).status).toBe(200);
    expect((await register({ username: 'pictured2', ...second })).body.errorCode).toBe('captcha_wrong');
    await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules: {} } });
  });

  test.each([
    ['username', 'required', { username: '' }],
    ['username', 'length', { username: 'abc' }],
    ['username', 'pattern', { username: '1newcomer' }],
    ['username', 'taken', { username: 'Player1' }],
    ['password', 'pattern', { password: 'alllowercase', confirmPassword: 'alllowercase' }],
    ['confirmPassword', 'mismatch', { confirmPassword: 'Sea-Breeze8' }],
    ['birthday', 'age', { birthday: '21-05-2008' }],
    ['birthday', 'age', { birthday: '31-02-1990' }],
    ['birthday', 'pattern', { birthday: '1990-02-14' }],
    ['email', 'pattern', { email: 'nowhere' }],
    ['affiliateCode', 'mismatch', { affiliateCode: 'NOBODY' }],
  ])('refuses %s by its rule %s', async (name, rule, changes) => {
    const answer = await register({ username: 'newcomer2', ...changes });
    expect(answer).toMatchObject({
      status: 422,
      body: { errorCode: 'invalid_field', value: { fields: [{ name, rule }] } },
    });
  });

  const blanks = ['   ', '\u3000\u00a0', '\u200b \u200b', '\u3164', '\u2800'];
  test.each(blanks)(
    'refuses a name of blanks alone, and ignores a blank field that is optional (%j)',
    async (blank) => {
      const lax = { enabled: true, required: true, acceptedPattern: '*', minLength: 0, maxLength: 16 };
      const registrationRules = { username: lax, payeeName: lax };
      await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules } });
      const { body } = await register({ username: blank, payeeName: blank, email: blank, affiliateCode: blank });
      await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules: {} } });
      const fields = ['username', 'payeeName'].map((name) => ({ name, rule: 'required' }));
      expect(body.value).toEqual({ fields });
    },
  );

  const underRules = async (registrationRules: object, changes: object) => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules } });
    const answer = await register(changes);
    await sandbox.call('PATCH', '/sandbox/control', { json: { registrationRules: {} } });
    return answer;
  };
  const personalOf = async (answer: Awaited<ReturnType<typeof register>>) =>
    answerOf('memberAccount', await sandbox.call('GET', '/wps/member/account', { token: tokenOf(answer) })).value;

  test.each([
    ['monthfirst', patterns.dateMonthFirst, '12-31-1990', '05-21-2008'],
    ['yearfirst', patterns.dateYearFirst, '1990-12-31', '2008-05-21'],
    ['anyyear', '^\\d{4}-\\d{2}-\\d{2}$', '1990-12-31', '2008-05-21'],
  ])('reads a birthday in the order of its rule: %s', async (username, acceptedPattern, birthday, young) => {
    const rules = { birthday: { acceptedPattern } };
    const fields = (rule: string) => ({ value: { fields: [{ name: 'birthday', rule }] } });
    expect((await underRules(rules, { username, birthday: young })).body).toMatchObject(fields('age'));
    expect((await underRules(rules, { username, birthday: '31-12-1990' })).body).toMatchObject(fields('pattern'));
    const answer = await underRules(rules, { username, birthday });
    expect((await memberByAccount(sandbox.platform.db, username))?.details['birthday']).toBe('31-12-1990');
    expect((await personalOf(answer)).personal).toContainEqual({ name: 'birthday', value: '••-••-1990', lock: 'none' });
  });

  test('keeps what the form asks for besides, and shows it masked in the account', async () => {
    const given = {
      idNumber: 'PH-2204417',
      line: 'kai',
      whatsapp: 'anna',
      facebook: 'fern',
      wechat: 'wen',
      qqNum: '88221',
    };
    const shown = { enabled: true, required: true };
    const rules = Object.fromEntries(Object.keys(given).map((name) => [name, shown]));
    const { personal } = await personalOf(await underRules(rules, { username: 'reachable', ...given }));
    expect(Object.fromEntries(personal.map(({ name, value }) => [name, value]))).toMatchObject({
      ...{ idNumber: '•••• 4417', line: 'k•••', whatsapp: 'a•••', facebook: 'f•••', wechat: 'w•••', qqNum: '8•••' },
    });
    const hidden = await personalOf(await register({ username: 'unasked1', ...given }));
    expect(hidden.personal.map(({ name }) => name)).not.toContain('line');
  });

  test('sets the payment password that the form asks for, unless it is easy to guess', async () => {
    const rules = { paymentPassword: { enabled: true, required: true } };
    for (const [paymentPassword, rule] of [
      ['', 'required'],
      ['4829', 'length'],
      ['48291a', 'pattern'],
      ['123456', 'pattern'],
    ])
      expect((await underRules(rules, { username: 'careful1', paymentPassword })).body).toMatchObject({
        value: { fields: [{ name: 'paymentPassword', rule }] },
      });
    const answer = await underRules(rules, { username: 'careful1', paymentPassword: '482915' });
    const member = await memberByAccount(sandbox.platform.db, 'careful1');
    if (!member) throw new Error('not registered');
    await requirePaymentPassword(sandbox.platform, member, '482915');
    const { steps } = await personalOf(answer);
    expect(steps.find(({ name }) => name === 'payment')?.isDone ?? 'no step').not.toBe(false);
    const unasked = await register({ username: 'careful2', paymentPassword: '482915' });
    expect(unasked.status).toBe(200);
    const other = await memberByAccount(sandbox.platform.db, 'careful2');
    expect(other && (await hasPaymentPassword(sandbox.platform, other))).toBe(false);
  });

  // @proves 5.16
  test('accepts a member who reaches the minimum age today', async () => {
    expect((await register({ username: 'newcomer3', birthday: '20-05-2008' })).status).toBe(200);
  });
});

function pick() {
  const { username, password } = valid;
  return { username, password };
}
