import { afterAll, beforeAll, expect, test } from 'vitest';
import { type About, agentCalls, REQUESTS } from '#sandbox/agent/agent-calls.fixture.ts';
import { propertiesOf } from '#sandbox/json-object.ts';
import { deliverTo } from '#sandbox/messages/deliver.ts';
import { masked } from '#sandbox/roster/masked.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { answerOf, rowsOf } from '#sandbox/testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { forbiddenRows } from './forbidden-rows.fixture.ts';

/** An agent below agent3, with downlines. */
const ACCOUNT = 'mangga7';
const DOWNLINE = 'banaba5';
const DIGITS = '482915';
const SHOWN = { version: '1', language: 'EN', text: 'You cannot play any more.' };

let sandbox: TestSandbox;
let [upline, downline] = ['', ''];
let memberId = 0;
let before: Record<string, unknown> = {};

beforeAll(async () => {
  sandbox = await testSandbox();
  upline = await withPaymentPassword('agent3');
  downline = await withPaymentPassword(DOWNLINE);
  const token = await sandbox.login(ACCOUNT);
  const json = { period: '1y', scope: 'operator', shown: SHOWN, idempotencyKey: 'x' };
  expect((await sandbox.call('POST', '/wps/member/care/exclusion', { token, json })).status).toBe(200);
  memberId = (await memberByAccount(sandbox.platform.db, ACCOUNT))?.id ?? 0;
  before = await forbiddenRows(sandbox, ACCOUNT);
});
afterAll(() => sandbox.close());

async function withPaymentPassword(account: string): Promise<string> {
  const token = await sandbox.login(account);
  const secret = { paymentPassword: DIGITS, password: 'Sandbox1!' };
  await sandbox.call('POST', '/wps/member/paymentPassword', { token, secret });
  return token;
}

/** Also once the member's messages would be brought. */
async function nothingHappened() {
  await deliverTo(sandbox.platform.db, [memberId], sandbox.platform.now());
  expect(await forbiddenRows(sandbox, ACCOUNT)).toEqual(before);
}

const about: About = { account: ACCOUNT, code: 'ABCDEFGH', betId: 1, entryId: 1, messageId: 1 };

/** Calls that send something to an account, and how they refuse. Others read, or change what the agent may do. */
const SENDING: Readonly<Record<string, string>> = {
  ...{ transferToDownline: 'downline_closed', sendMessage: 'downline_closed' },
  ...{ processDividend: 'downline_closed', processDailySalary: 'downline_closed' },
  ...{ processHourlySalary: 'downline_closed', processRealTimeSalary: 'downline_closed' },
};

/** A freeze would close the account in a way of its own, and hide what the stop does. */
const calls = agentCalls.filter(({ id }) => id !== 'freezeTeamMember');

test.each(calls)('$id of the upline sends nothing', async ({ id, path, method }) => {
  const made = REQUESTS[id]?.(about);
  if (!made) throw new Error(`Say what a valid call of ${id} holds.`);
  const { query = '', ...request } = made;
  const { body } = await sandbox.call(method, `${path}?${query}`, { ...request, token: upline });
  if (id in SENDING) expect(body.errorCode).toBe(SENDING[id]);
  await nothingHappened();
});

const { enum: kinds } = contract.components.schemas.MessageRecipients.properties.kind;

test.each(kinds)('a message to recipients of the kind %s does not reach the person', async (kind) => {
  const to = {
    kind,
    ...(kind === 'downline' && { account: ACCOUNT }),
    ...(kind === 'downlines' && { accounts: [ACCOUNT, DOWNLINE] }),
    ...(kind === 'level' && { level: 1 }),
  };
  const json = { to, subject: 'Hi', text: `Come back, ${kind}`, lastSent: 1_000_000, idempotencyKey: `to-${kind}` };
  const { status, body } = await sandbox.call('POST', '/wps/agent/messages', { token: upline, json });
  if (kind === 'downline') expect(body.errorCode).toBe('downline_closed');
  else expect([kind, status]).toEqual([kind, kind === 'upline' ? 409 : 200]);
  await nothingHappened();
});

test('a downline sends no money and no message up', async () => {
  const terms = await sandbox.call('GET', '/wps/member/upline/terms', { token: downline });
  const { upline: shown, made, min } = answerOf('uplineTerms', terms).value;
  expect(shown).toMatchObject({ account: masked(ACCOUNT), accepts: false });
  const payment = { amount: min, account: masked(ACCOUNT), made, paymentPassword: DIGITS };
  const secret = { ...payment, idempotencyKey: 'x' };
  const money = await sandbox.call('POST', '/wps/member/upline/transfer', { token: downline, secret });
  expect(money.body.errorCode).toBe('no_upline');
  const letter = { to: { kind: 'upline' }, subject: 'Hi', text: 'Come back', lastSent: 0, idempotencyKey: 'x' };
  const message = await sandbox.call('POST', '/wps/agent/messages', { token: downline, json: letter });
  expect(message.body.errorCode).toBe('no_upline');
  await nothingHappened();
});

test('the upline is told before that the account takes no money, and opens none under its name', async () => {
  const terms = await sandbox.call('GET', `/wps/agent/team/transfer/terms?account=${ACCOUNT}`, { token: upline });
  expect(answerOf('downlineTerms', terms).value.accepts).toBe(false);
  const account = { account: ACCOUNT.toUpperCase(), password: 'Secret123!', kind: 'member', rate: 1 };
  const secret = { ...account, idempotencyKey: 'same-name' };
  const opened = await sandbox.call('POST', '/wps/agent/team/account', { token: upline, secret });
  expect(opened.status).not.toBe(200);
  await nothingHappened();
});

test('what a contract owes is paid', async () => {
  await sandbox.call('GET', '/wps/agent/contracts/dues?kind=dividend&side=given', { token: upline });
  const owed = `select d.id, d.payable from sandbox.contract_dues d join sandbox.contracts c on c.id = d.contract_id
    where c.kind = 'dividend' and c.receiver_id = ${memberId} and d.paid_at is null and d.payable > 0`;
  const [due] = (await rowsOf(sandbox, owed)).map(propertiesOf);
  const json = { action: 'pay', dueIds: [Number(due?.['id'])], idempotencyKey: 'owed' };
  const paid = await sandbox.call('POST', '/wps/relay/MCS2_processDividendReq', { token: upline, json });
  expect(answerOf('processDividend', paid).value.amount).toBe(Number(due?.['payable']));
  await nothingHappened();
});
