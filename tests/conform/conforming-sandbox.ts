import { connect } from '#cli/conform/client/connect.ts';
import { openRecord } from '#cli/conform/client/record.ts';
import { createSecrets } from '#cli/conform/client/secrets.ts';
import { type Conformity, conformTo } from '#cli/conform/conform-to.ts';
import { readContract } from '#cli/conform/contract/contract.ts';
import { chooseCalls } from '#cli/conform/plan/choose-calls.ts';
import type { RuleSet } from '#cli/conform/plan/run-rules.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { operatorToken } from '#sandbox/care/log/operator-token.ts';
import { addPayoutAccount, NEW_ACCOUNT_WAIT_MS } from '#sandbox/payout-accounts/payout-accounts.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { answerOf } from '#sandbox/testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';

/** A sandbox that listens, with test accounts that everything may be done with. */
export interface ConformingSandbox {
  readonly sandbox: TestSandbox;
  readonly url: URL;
  /** Tries it by rules, on all calls or on those of some parts. */
  conform(rules: RuleSet, only?: readonly string[], record?: string): Promise<Conformity>;
  close(): Promise<void>;
}

const contract = readContract(packageRoot());
const PASSWORD = 'Sandbox1!';
export const PAYMENT_PASSWORD = '246810';

/** Members below an agent, with money, and that agent's upline. */
const [MEMBER, OTHER_MEMBER, AGENT] = ['amihan10', 'bayani11', 'agent1'];

const account = (username: string) => ({
  username,
  password: PASSWORD,
  paymentPassword: PAYMENT_PASSWORD,
  may: 'money' as const,
});

export async function conformingSandbox(): Promise<ConformingSandbox> {
  const sandbox = await testSandbox();
  await prepare(sandbox);
  const url = new URL(await sandbox.server.listen({ port: 0, host: '127.0.0.1' }));
  return {
    sandbox,
    url,
    conform(rules, only = [], record) {
      const secrets = createSecrets();
      const byCaller = new Map([
        ['member', account(MEMBER)],
        ['other member', account(OTHER_MEMBER)],
        ['agent', account(AGENT)],
      ] as const);
      return conformTo({
        ...{ url, contract, secrets, rules, connection: connect(url) },
        choice: chooseCalls(contract, { features: undefined, only }),
        accounts: { byCaller, operatorToken: operatorToken(sandbox.platform) },
        domains: ['sandbox.example'],
        danger: 'money',
        hear: openRecord(record, secrets).write,
      });
    },
    close: sandbox.close,
  };
}

/** Gives the accounts what an operator's test accounts have: a payment password, an account to withdraw to, and one of each order. */
async function prepare(sandbox: TestSandbox): Promise<void> {
  for (const username of [MEMBER, OTHER_MEMBER]) await prepareMember(sandbox, username);
  const token = await sandbox.login(AGENT);
  const to = { kind: 'downline', account: 'agent11' };
  const json = { to, subject: 'Hello', text: 'A message.', lastSent: 0, idempotencyKey: 'prepared' };
  answerOf('sendMessage', await sandbox.call('POST', '/wps/agent/messages', { token, json }));
}

async function prepareMember(sandbox: TestSandbox, username: string): Promise<void> {
  const { db, now } = sandbox.platform;
  const memberId = (await memberByAccount(db, username))?.id ?? 0;
  const bank = {
    kind: 'bank',
    provider: 'Pacific Union Bank',
    holder: 'Ana Cruz',
    number: `0041${memberId}4471`,
  } as const;
  const { id: accountId } = await addPayoutAccount(db, { memberId, ...bank, at: now() - NEW_ACCOUNT_WAIT_MS });
  const token = await sandbox.login(username);
  const send = (path: string, secret: object) => sandbox.call('POST', `/wps/member/${path}`, { token, secret });
  await send('paymentPassword', { paymentPassword: PAYMENT_PASSWORD, password: PASSWORD });
  const sure = { paymentPassword: PAYMENT_PASSWORD, idempotencyKey: 'prepared' };
  const withdrawal = { accountId, amount: 1000, fee: 10, made: 0, ...sure };
  answerOf('requestWithdrawal', await send('withdrawal/order', withdrawal));
  const terms = await sandbox.call('GET', '/wps/member/upline/terms', { token });
  const { upline } = answerOf('uplineTerms', terms).value;
  answerOf(
    'transferToUpline',
    await send('upline/transfer', { amount: 500, account: upline?.account, made: 0, ...sure }),
  );
  const json = { methodId: 'qr-pay', amount: 2000, fee: 0, idempotencyKey: 'prepared' };
  answerOf('createDeposit', await sandbox.call('POST', '/wps/member/deposit/order', { token, json }));
}
