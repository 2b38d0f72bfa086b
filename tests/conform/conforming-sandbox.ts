import { type Connection, connect } from '#cli/conform/client/connect.ts';
import { openRecord } from '#cli/conform/client/record.ts';
import { createSecrets } from '#cli/conform/client/secrets.ts';
import { type Conformity, conformTo } from '#cli/conform/conform-to.ts';
import { readContract } from '#cli/conform/contract/contract.ts';
import type { Danger } from '#cli/conform/contract/operation.ts';
import { schemaChecks } from '#cli/conform/contract/schema-checks.ts';
import type { RuleSet } from '#cli/conform/plan/run-rules.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { operatorToken } from '#sandbox/care/log/operator-token.ts';
import { limits, loginAttempts } from '#sandbox/limits/limit-tables.ts';
import { addPayoutAccount, NEW_ACCOUNT_WAIT_MS } from '#sandbox/payout-accounts/payout-accounts.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { answerOf } from '#sandbox/testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';

export interface Trying {
  readonly rules: RuleSet;
  /** Ids of the calls to try; all if left out. */
  readonly calls?: readonly string[];
  /** By default everything. */
  readonly danger?: Danger;
  /** Username of the first member. */
  readonly member?: string;
  /** Stands between the command and the sandbox. */
  readonly over?: (connection: Connection) => Connection;
  /** File for the traffic. */
  readonly record?: string;
}

/** A sandbox that listens, with test accounts that everything may be done with. */
export interface ConformingSandbox {
  readonly sandbox: TestSandbox;
  readonly url: URL;
  conform(trying: Trying): Promise<Conformity>;
  /** Forgets the wrong guesses of earlier runs, which would slow later ones down. */
  forgetGuesses(): Promise<void>;
  /** Gives a member of the seed what a test account has. */
  prepare(username: string): Promise<void>;
  close(): Promise<void>;
}

const contract = readContract(packageRoot());
const checks = schemaChecks(contract);
const PASSWORD = 'Sandbox1!';
const PAYMENT_PASSWORD = '246810';
/** Members below an agent, with money, and that agent's upline. */
export const MEMBER = 'amihan10';
export const OTHER_MEMBER = 'bayani11';
const AGENT = 'agent1';

const account = (username: string) => ({
  ...{ username, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD },
  may: 'money' as const,
});

export async function conformingSandbox(): Promise<ConformingSandbox> {
  const sandbox = await testSandbox();
  await sandbox.call('PATCH', '/sandbox/control', { json: { vendorWallets: true } });
  await prepareAgent(sandbox);
  for (const username of [MEMBER, OTHER_MEMBER]) await prepareMember(sandbox, username);
  const url = new URL(await sandbox.server.listen({ port: 0, host: '127.0.0.1' }));
  return {
    ...{ sandbox, url, close: sandbox.close },
    forgetGuesses: async () => {
      for (const table of [limits, loginAttempts]) await sandbox.platform.db.delete(table);
    },
    prepare: (username) => prepareMember(sandbox, username),
    conform({ rules, calls, danger = 'money', member = MEMBER, over = (connection) => connection, record }) {
      const secrets = createSecrets();
      const byCaller = new Map([
        ['member', account(member)],
        ['other member', account(OTHER_MEMBER)],
        ['agent', account(AGENT)],
      ] as const);
      const operations = contract.operations.filter(({ id }) => calls?.includes(id) ?? true);
      return conformTo({
        ...{ url, contract, checks, secrets, rules, danger, connection: over(connect(url)) },
        choice: { operations, needed: new Set() },
        accounts: { byCaller, operatorToken: operatorToken(sandbox.platform) },
        domains: ['sandbox.example'],
        origins: ['http://localhost:5173'],
        hear: openRecord(record, secrets).write,
      });
    },
  };
}

async function prepareAgent(sandbox: TestSandbox): Promise<void> {
  const token = await sandbox.login(AGENT);
  const to = { kind: 'downline', account: 'agent11' };
  const json = { to, subject: 'Hello', text: 'A message.', lastSent: 0, idempotencyKey: 'prepared' };
  answerOf('sendMessage', await sandbox.call('POST', '/wps/agent/messages', { token, json }));
}

/** Gives a member a payment password, an account to withdraw to, and one of each order. */
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
  const transfer = { amount: 500, account: upline?.account, made: 0, ...sure };
  answerOf('transferToUpline', await send('upline/transfer', transfer));
  const json = { methodId: 'qr-pay', amount: 2000, fee: 0, idempotencyKey: 'prepared' };
  answerOf('createDeposit', await sandbox.call('POST', '/wps/member/deposit/order', { token, json }));
}
