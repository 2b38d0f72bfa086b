import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractKind, KIND_RULES } from '#schemas/contracts/terms.ts';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };
import { propertiesOf } from '../json-object.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type Reply, type Request, type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

/** Calls of agents that visitors may make. */
const OPEN = new Set(['affiliate']);

/** The specification's calls of contracts. */
const STEPS: Readonly<Record<string, ContractKind>> = {
  processDividend: 'dividend',
  processDailySalary: 'dailySalary',
  processHourlySalary: 'hourlySalary',
  processRealTimeSalary: 'realTimeSalary',
};

/** Every call below `/wps/agent` that needs an agent; a new one is part of the matrix by itself. */
const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { operationId, ...rest } = propertiesOf(operation);
    const id = String(operationId);
    const isOfAgents = path.startsWith('/wps/agent/') || id in STEPS;
    return isOfAgents && !OPEN.has(id) ? [{ id, path, method: methodOf(method), ...rest }] : [];
  }),
);

function methodOf(method: string) {
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).find((known) => known === method.toUpperCase()) ?? 'GET';
}

function proposalOf(kind: ContractKind) {
  const { periods, payments } = KIND_RULES[kind];
  const none = { validBet: 0, netLoss: 0, activeMembers: 0, singleBet: 0, rate: 0, winRate: 0, lossRate: 0, amount: 0 };
  const tiers = [{ ...none, [payments[0] ?? 'rate']: 1 }];
  return ({ account }: { account: string }): Request => ({
    json: { action: 'propose', account, period: periods[0], tiers, idempotencyKey: 'x' },
  });
}

const fileOf = (field: string) => ({ columns: [{ field, heading: 'Heading' }] });

interface About {
  account: string;
  code: string;
  /** A settled bet of the account. */
  betId: number;
  /** A movement of the account. */
  entryId: number;
}

/** What a valid call says about an account or what belongs to it. A new call without its own entry fails. */
const VALUES: Readonly<Record<string, (about: About) => Request & { query?: string }>> = {
  teamLevel: ({ account }) => ({ query: `account=${account}` }),
  agentIncome: () => ({}),
  teamProfit: ({ account }) => ({ query: `account=${account}` }),
  teamFile: ({ account }) => ({ query: `account=${account}`, json: fileOf('account') }),
  teamBetsFile: ({ account }) => ({ query: `account=${account}&scope=team`, json: fileOf('betId') }),
  teamMovementsFile: ({ account }) => ({ query: `account=${account}&scope=team`, json: fileOf('reference') }),
  teamMember: ({ account }) => ({ query: `account=${account}` }),
  teamBets: ({ account }) => ({ query: `account=${account}&scope=team` }),
  teamBet: ({ betId }) => ({ query: `betId=${betId}` }),
  teamMovements: ({ account }) => ({ query: `account=${account}&scope=team` }),
  teamMovement: ({ entryId }) => ({ query: `id=${entryId}` }),
  setTeamRate: ({ account }) => ({ json: { rate: 30, accounts: [{ account, shown: 0 }] } }),
  freezeTeamMember: ({ account }) => ({ json: { accounts: [account], frozen: true } }),
  downlineTerms: ({ account }) => ({ query: `account=${account}` }),
  transferToDownline: ({ account }) => ({
    secret: { amount: 1000, account, made: 0, paymentPassword: '482915', idempotencyKey: 'x' },
  }),
  openAccount: () => ({
    secret: { account: 'matrix01', password: 'Secret123!', kind: 'member', rate: 1, idempotencyKey: 'x' },
  }),
  registrationLinks: () => ({}),
  createRegistrationLink: () => ({ json: { kind: 'member', rate: 1, expiresIn: '1d', note: '', idempotencyKey: 'x' } }),
  contracts: () => ({ query: 'kind=dividend' }),
  contractDues: () => ({ query: 'kind=dividend&side=given' }),
  contractsWaiting: () => ({}),
  contractOutlook: ({ account }) => ({ query: `kind=dividend&account=${account}` }),
  ...Object.fromEntries(Object.entries(STEPS).map(([id, kind]) => [id, proposalOf(kind)])),
  setRegistrationLink: ({ code }) => ({ json: { code, isEnabled: false } }),
};
/** Calls that take no account. */
const OWN = new Set([
  ...['contracts', 'contractDues', 'contractsWaiting', 'agentIncome'],
  ...['openAccount', 'registrationLinks', 'createRegistrationLink'],
]);
/** Accounts outside agent3's tree: an agent, a member and the top agent of agent1's tree, and two accounts without an upline. */
const NEIGHBOURS = ['agent12', 'amihan10', 'agent1', 'player1', 'agent2'];
const UNKNOWN = 'unknown99';
/** Larger than any id. */
const NO_ID = 2_147_483_647;

/** The latest bet and movement of each account, in a neighbour's tree too. */
const LATEST = `select m.account, max(b.transaction_id) as bet, max(e.id) as entry from sandbox.members m
  left join sandbox.bets b on b.member_id = m.id left join sandbox.accounts a on a.member_id = m.id
  left join sandbox.entries e on e.account_id = a.id group by m.account`;

describe('calls of agents', () => {
  let sandbox: TestSandbox;
  let agent = '';
  let theirCode = '';
  const tokens: Record<string, string | undefined> = {};
  const latest = new Map<string, { betId: number; entryId: number }>();
  beforeAll(async () => {
    sandbox = await testSandbox();
    const trial = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    tokens['a member'] = await sandbox.login('player2');
    tokens['a member of the team'] = await sandbox.login('kikor');
    tokens['a trial account'] = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: trial }));
    agent = await sandbox.login('agent3');
    await sandbox.call('POST', '/wps/member/paymentPassword', {
      token: agent,
      secret: { paymentPassword: '482915', password: 'Sandbox1!' },
    });
    const json = { kind: 'member', rate: 1, expiresIn: 'never', note: 'Theirs', idempotencyKey: 'y' };
    const made = await sandbox.call('POST', '/wps/agent/registration/link', {
      token: await sandbox.login('agent1'),
      json,
    });
    theirCode = answerOf('createRegistrationLink', made).value.code;
    for (const { account, bet, entry } of (await rowsOf(sandbox, LATEST)).map(propertiesOf))
      latest.set(String(account), { betId: Number(bet ?? NO_ID), entryId: Number(entry ?? NO_ID) });
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const make = async ({ id, path, method }: (typeof calls)[number], account: string, token?: string) => {
    const ids = latest.get(account) ?? { betId: NO_ID, entryId: NO_ID };
    const values = VALUES[id]?.({ account, code: account === UNKNOWN ? 'ABCDEFGH' : theirCode, ...ids });
    if (!values) throw new Error(`${id} is not in the matrix: say what a valid call of it holds.`);
    const { query = '', ...request } = values;
    return sandbox.call(method, `${path}?${query}`, { ...request, ...(token !== undefined && { token }) });
  };
  /** The whole of what the calls could change. */
  const everything = () =>
    rowsOf(
      sandbox,
      `select (select json_agg(m order by id)::text from (select id, rate, frozen_by, upline_id, below from sandbox.members) m)
        || (select json_agg(l order by id)::text from (select * from sandbox.registration_links where note = 'Theirs') l)
        || (select count(*)::text from sandbox.contracts)
        || (select json_agg(a order by id)::text from (select id, balance from sandbox.accounts) a) as text`,
    );
  const said = ({ status, body }: Reply, name: string) =>
    `${status} ${JSON.stringify(body)}`.replaceAll(new RegExp(`${name}|${theirCode}|ABCDEFGH`, 'gi'), '·');

  test.each(calls)('$id is closed to everyone who is no agent', async (call) => {
    expect(await make(call, 'kikor')).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    for (const who of ['a member', 'a member of the team', 'a trial account']) {
      const answer = await make(call, 'kikor', tokens[who]);
      expect([who, answer.status, answer.body.errorCode]).toEqual([who, 403, 'non_agent_account']);
    }
  });

  test.each(calls.filter(({ id }) => !OWN.has(id)))(
    '$id gives the same answer for a neighbour as for an unknown account, and changes nothing',
    async (call) => {
      const before = await everything();
      const unknown = await make(call, UNKNOWN, agent);
      expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'not_found']);
      for (const account of NEIGHBOURS) {
        const answer = await make(call, account, agent);
        expect(said(answer, account)).toBe(said(unknown, UNKNOWN));
      }
      expect(await everything()).toEqual(before);
    },
  );

  test('a bet and a movement of the team are found by their ids, those of some neighbours exist', async () => {
    const known = NEIGHBOURS.map((account) => latest.get(account));
    expect(known.some((ids) => ids && ids.betId < NO_ID && ids.entryId < NO_ID)).toBe(true);
    for (const call of calls.filter(({ id }) => id === 'teamBet' || id === 'teamMovement'))
      expect((await make(call, 'kikor', agent)).status).toBe(200);
  });

  test('the list of links holds none of a neighbour', async () => {
    const answer = await sandbox.call('GET', '/wps/agent/registration/links', { token: agent });
    expect(answerOf('registrationLinks', answer).value.links.map(({ code }) => code)).not.toContain(theirCode);
  });

  test('the calls are closed with their module', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { AGENT: false } } });
    for (const call of calls) expect((await make(call, 'kikor', agent)).body.errorCode).toBe('not_available');
  });
});
