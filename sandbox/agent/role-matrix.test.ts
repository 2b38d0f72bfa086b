import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertiesOf } from '../json-object.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type Reply, type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { agentCalls as calls, fileOf, OWN, REQUESTS } from './agent-calls.fixture.ts';

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
  let [agent, theirs] = ['', ''];
  let theirCode = '';
  let theirMessage = 0;
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
    theirs = await sandbox.login('agent1');
    const made = await sandbox.call('POST', '/wps/agent/registration/link', { token: theirs, json });
    theirCode = answerOf('createRegistrationLink', made).value.code;
    const letter = { to: { kind: 'directs' }, subject: 'Hi', text: 'Theirs', lastSent: 0, idempotencyKey: 'y' };
    const sent = await sandbox.call('POST', '/wps/agent/messages', { token: theirs, json: letter });
    theirMessage = answerOf('sendMessage', sent).value.id;
    for (const { account, bet, entry } of (await rowsOf(sandbox, LATEST)).map(propertiesOf))
      latest.set(String(account), { betId: Number(bet ?? NO_ID), entryId: Number(entry ?? NO_ID) });
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const make = async ({ id, path, method }: (typeof calls)[number], account: string, token?: string) => {
    const ids = latest.get(account) ?? { betId: NO_ID, entryId: NO_ID };
    const found =
      account === UNKNOWN ? { code: 'ABCDEFGH', messageId: NO_ID } : { code: theirCode, messageId: theirMessage };
    const values = REQUESTS[id]?.({ account, ...found, ...ids });
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
        || (select count(*)::text from sandbox.sent_messages) || (select count(*)::text from sandbox.messages)
        || (select json_agg(a order by id)::text from (select id, balance from sandbox.accounts) a) as text`,
    );
  const fileFor = async (path: string, field: string, token: string, query = '') => {
    const answer = await sandbox.call('POST', `/wps/agent/${path}/file?${query}`, { token, json: fileOf(field) });
    expect(answer.status).toBe(200);
    return answer.text;
  };
  const said = ({ status, body }: Reply, name: string) =>
    `${status} ${JSON.stringify(body)}`.replaceAll(new RegExp(`${name}|${theirCode}|ABCDEFGH`, 'gi'), '·');

  // @proves 6.8
  test.each(calls)('$id is closed to everyone who is not an agent', async (call) => {
    expect(await make(call, 'kikor')).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    for (const who of ['a member', 'a member of the team', 'a trial account']) {
      const answer = await make(call, 'kikor', tokens[who]);
      expect([who, answer.status, answer.body.errorCode]).toEqual([who, 403, 'non_agent_account']);
    }
  });

  // @proves 6.8
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

  test('a message to several is refused when one of them is in another team, as for an unknown account, and reaches none of them', async () => {
    const before = await everything();
    const sendTo = (account: string) => {
      const to = { kind: 'downlines', accounts: ['kikor', account, 'banaba5'] };
      const json = { to, subject: 'Hi', text: 'All', lastSent: 0, idempotencyKey: 'several' };
      return sandbox.call('POST', '/wps/agent/messages', { token: agent, json });
    };
    const unknown = await sendTo(UNKNOWN);
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'not_found']);
    // An agent is not its own downline either.
    for (const account of [...NEIGHBOURS, 'agent3'])
      expect(said(await sendTo(account), account)).toBe(said(unknown, UNKNOWN));
    expect(await everything()).toEqual(before);
  });

  test('a bet and a movement of the team are found by their ids, those of some neighbours exist', async () => {
    const known = NEIGHBOURS.map((account) => latest.get(account));
    expect(known.some((ids) => ids && ids.betId < NO_ID && ids.entryId < NO_ID)).toBe(true);
    for (const call of calls.filter(({ id }) => id === 'teamBet' || id === 'teamMovement'))
      expect((await make(call, 'kikor', agent)).status).toBe(200);
  });

  test('the list of links and its file hold none of a neighbour', async () => {
    const answer = await sandbox.call('GET', '/wps/agent/registration/links', { token: agent });
    expect(answerOf('registrationLinks', answer).value.links.map(({ code }) => code)).not.toContain(theirCode);
    expect(await fileFor('registration/links', 'code', agent)).not.toContain(theirCode);
    expect(await fileFor('registration/links', 'code', theirs)).toContain(theirCode);
  });

  test.each(['contracts/dues', 'income', 'team/days'])(
    'the file of %s is another one for a neighbour',
    async (path) => {
      const field = path === 'contracts/dues' ? 'payable' : path === 'income' ? 'net' : 'turnover';
      const query = path === 'contracts/dues' ? 'kind=dividend&side=own' : 'period=month';
      expect(await fileFor(path, field, agent, query)).not.toBe(await fileFor(path, field, theirs, query));
    },
  );

  test('the list of sent messages holds none of a neighbour', async () => {
    const answer = await sandbox.call('GET', '/wps/agent/messages/sent', { token: agent });
    expect(answerOf('sentMessages', answer).value.count).toBe(0);
  });

  test('the calls are closed with their module', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { AGENT: false } } });
    for (const call of calls) expect((await make(call, 'kikor', agent)).body.errorCode).toBe('not_available');
  });
});
