import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertiesOf } from '../json-object.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { listenLive } from '../testing/live-client.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { deliverTo } from './deliver.ts';

const START = Date.parse('2026-05-20T12:00:00Z');
const S = '/wps/agent/messages';

describe.each(databasesOfTurn(import.meta.url))('messages of agents on %s', (kind) => {
  let sandbox: TestSandbox;
  let agent = '';
  let now = START;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => now });
  });
  beforeEach(async () => {
    now = START;
    await sandbox.call('POST', '/sandbox/control/reset');
    agent = await sandbox.login('agent3');
  });
  afterEach(() => expect(sandbox.reports).toEqual([]));
  afterAll(() => sandbox.close());

  const write = (to: object, more: object = {}, token = agent) =>
    sandbox.call('POST', S, {
      token,
      json: { to, subject: 'New rates', text: 'From Monday on.', lastSent: 0, idempotencyKey: 'k', ...more },
    });
  const sent = async (to: object, more: object = {}, token = agent) =>
    answerOf('sendMessage', await write(to, more, token)).value;
  const groups = async (token = agent) =>
    answerOf('messageGroups', await sandbox.call('GET', `${S}/groups`, { token })).value;
  const list = async (query = '', token = agent) =>
    answerOf('sentMessages', await sandbox.call('GET', `${S}/sent?${query}`, { token })).value;
  const inbox = async (token: string) =>
    answerOf('unreadMessages', await sandbox.call('GET', '/wps/relay/getUnreadMessageV2', { token })).value.content;
  const newest = async (account: string) => (await inbox(await sandbox.login(account)))[0];
  /** Accounts of agent3's team that can log in. */
  const accountsWhere = async (condition: string) => {
    const rows = await rowsOf(
      sandbox,
      `select m.account from sandbox.members m join sandbox.lineage l on l.member_id = m.id
        where l.ancestor_id = (select id from sandbox.members where account = 'agent3') and ${condition}
          and m.frozen_by is null and not m.is_locked order by m.id limit 4`,
    );
    return rows.map((row) => String(propertiesOf(row)['account']));
  };
  const read = (token: string, messageIds: number[]) =>
    sandbox.call('POST', '/wps/member/messages/read', { token, json: { messageIds } });

  it('are one however often they are sent, and however many windows send them', async () => {
    const twenty = Array.from({ length: 20 }, () => sent({ kind: 'team' }));
    const [first, ...others] = await Promise.all(twenty);
    for (const other of others) expect(other).toEqual(first);
    const windows = Array.from({ length: 8 }, (_, index) =>
      write({ kind: 'directs' }, { idempotencyKey: `window-${index}` }),
    );
    const answers = await Promise.all(windows);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'message_sent')).toHaveLength(7);
    expect((await list()).count).toBe(2);
    // An agent who has seen it may say it again.
    const { lastSent } = await groups();
    await sent({ kind: 'directs' }, { idempotencyKey: 'again', lastSent });
    expect((await list()).count).toBe(3);
    expect((await write({ kind: 'agents' })).body.errorCode).toBe('idempotency_conflict');
  });

  it('are counted as read once by each member, also of two that are opened in another order at once', async () => {
    await sent({ kind: 'directs' }, { idempotencyKey: 'a' });
    await sent({ kind: 'directs' }, { idempotencyKey: 'b', subject: 'Second' });
    const accounts = await accountsWhere('l.level = 1');
    const tokens = await Promise.all(accounts.map((account) => sandbox.login(account)));
    const open = async (token: string, index: number) => {
      const ids = (await inbox(token)).filter(({ from }) => from).map(({ id }) => id);
      await read(token, index % 2 === 0 ? ids : ids.toReversed());
      await read(token, ids);
    };
    await Promise.all(tokens.map(open));
    expect((await list()).content.map(({ reads }) => reads)).toEqual([tokens.length, tokens.length]);
  });

  it('arrive live, and are found later by those who were away', async () => {
    const url = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
    const client = await listenLive(url, await sandbox.login('kikor'));
    await client.next();
    const before = (await inbox(await sandbox.login('agent1'))).length;
    await sent({ kind: 'team' });
    expect(await client.event('messages')).toMatchObject({ unreadCount: expect.any(Number) });
    client.close();
    expect(await newest('kikor')).toMatchObject({ title: 'New rates', preview: 'From Monday on.' });
    // The other tree has none of it.
    expect(await inbox(await sandbox.login('agent1'))).toHaveLength(before);
  });

  if (kind !== databaseOfTurn(import.meta.url)) return;

  it('reach a group as it is counted, with the sender named as the receiver knows it', async () => {
    const { groups: known, levels, hasUpline } = await groups();
    expect(hasUpline).toBe(false);
    const counted = await rowsOf(
      sandbox,
      `select l.level, count(*)::int as people, count(*) filter (where m.type in (1, 2, 41, 42))::int as agents
        from sandbox.lineage l join sandbox.members m on m.id = l.member_id
        where l.ancestor_id = (select id from sandbox.members where account = 'agent3') group by 1 order by 1`,
    );
    const rows = counted.map(propertiesOf).map(({ level, people, agents }) => ({
      ...{ level: Number(level), people: Number(people), agents: Number(agents) },
    }));
    expect(levels).toEqual(rows.map(({ level, people }) => ({ level, people })));
    const sum = (name: 'people' | 'agents') => rows.reduce((all, row) => all + row[name], 0);
    expect(known).toEqual([
      { kind: 'directs', people: rows[0]?.people },
      { kind: 'agents', people: sum('agents') },
      { kind: 'team', people: sum('people') },
    ]);
    const message = await sent({ kind: 'level', level: 2 });
    expect(message).toMatchObject({ to: { kind: 'level', level: 2 }, people: rows[1]?.people, reads: 0 });
    const [account = ''] = await accountsWhere('l.level = 2');
    expect(await newest(account)).toMatchObject({ title: 'New rates', from: { role: 'above' } });
    expect((await newest('kikor'))?.from).toBeUndefined();
  });

  it('go to one downline at any depth, and from a downline to its upline', async () => {
    const toOne = await sent({ kind: 'downline', account: 'BANABA5' });
    expect(toOne).toMatchObject({ to: { kind: 'downline', account: 'banaba5' }, people: 1 });
    expect((await newest('banaba5'))?.from).toEqual({ role: 'above' });
    const [account = ''] = await accountsWhere('l.level = 1 and m.type = 2');
    await sent({ kind: 'downline', account }, { idempotencyKey: 'direct' });
    const below = await sandbox.login(account);
    expect((await inbox(below))[0]?.from).toEqual({ role: 'upline' });
    const up = await sent({ kind: 'upline' }, { text: 'Thank you' }, below);
    expect(up.to).toEqual({ kind: 'upline' });
    expect((await inbox(agent))[0]).toMatchObject({
      preview: 'Thank you',
      from: { role: 'downline', account },
    });
    const one = await sandbox.call('GET', `${S}/sent/one?messageId=${up.id}`, { token: below });
    expect(answerOf('sentMessage', one).value).toMatchObject({ text: 'Thank you', reads: 0, people: 1 });
    expect((await write({ kind: 'upline' })).body.errorCode).toBe('no_upline');
  });

  it('go to several downlines at any depth as one message, and only to them', async () => {
    const [first = ''] = await accountsWhere('l.level = 1');
    const before = (await inbox(await sandbox.login('agent1'))).length;
    const message = await sent({ kind: 'downlines', accounts: ['BANABA5', first, 'banaba5'] });
    expect(message).toMatchObject({ to: { kind: 'downlines' }, people: 2, reads: 0 });
    expect(message.to.accounts).toBeUndefined();
    expect((await list()).content).toEqual([message]);
    expect(await rowsOf(sandbox, 'select id from sandbox.messages where sent_id is not null')).toEqual([]);
    expect((await newest('banaba5'))?.from).toEqual({ role: 'above' });
    expect((await newest(first))?.from).toEqual({ role: 'upline' });
    for (const other of await accountsWhere(`m.account not in ('banaba5', '${first}')`))
      expect((await newest(other))?.from).toBeUndefined();
    expect(await inbox(await sandbox.login('agent1'))).toHaveLength(before);
    const one = answerOf(
      'sentMessage',
      await sandbox.call('GET', `${S}/sent/one?messageId=${message.id}`, { token: agent }),
    );
    expect(one.value.to.accounts).toEqual(['banaba5', first].sort());
    const again = { idempotencyKey: 'another' };
    const same = await write({ kind: 'downlines', accounts: [first, 'banaba5'] }, again);
    expect(same.body.errorCode).toBe('message_sent');
    expect((await sent({ kind: 'downlines', accounts: [first] }, again)).people).toBe(1);
    const conflict = await write({ kind: 'downlines', accounts: ['banaba5'] }, again);
    expect(conflict.body.errorCode).toBe('idempotency_conflict');
    expect((await write({ kind: 'downlines' })).body.errorCode).toBe('invalid_field');
  });

  it('are plain text, whatever they hold', async () => {
    const text = '<img src=x onerror=alert(1)>\r\n\r\n\r\n\r\nA & B\u202e\u0007\nC';
    await sent({ kind: 'downline', account: 'kikor' }, { subject: ' <b>Hi</b>\n\u2066you ', text });
    const message = await newest('kikor');
    expect(message).toMatchObject({
      title: '<b>Hi</b> you',
      content: '<p>&lt;img src=x onerror=alert(1)&gt;</p><p>A &amp; B<br>C</p>',
    });
    for (const broken of [
      { subject: ' \u202e ' },
      { subject: '\u200b' },
      { text: '\u200d\u200c\u3164' },
      { text: '\n' },
      { subject: 'x'.repeat(101) },
      { text: 'é'.repeat(1001) },
    ])
      expect((await write({ kind: 'team' }, broken)).body.errorCode).toBe('invalid_field');
    expect((await write({ kind: 'level' })).body.errorCode).toBe('invalid_field');
    expect((await write({ kind: 'level', level: 99 }, { idempotencyKey: 'l' })).body.errorCode).toBe('no_recipients');
  });

  it('do not reach accounts that join later, or that first look after 90 days', async () => {
    await sent({ kind: 'directs' });
    now += 1000;
    await sandbox.call('POST', '/wps/agent/team/account', {
      token: agent,
      secret: { account: 'newcomer', password: 'Secret123!', kind: 'member', rate: 0, idempotencyKey: 'n' },
    });
    await rowsOf(
      sandbox,
      "update sandbox.members set is_password_given = false where account = 'newcomer' returning id",
    );
    const found = await inbox(await sandbox.login('newcomer', 'Secret123!'));
    expect(found.map(({ title }) => title)).toEqual(['Welcome to Sandbox']);
    expect((await newest('kikor'))?.from).toEqual({ role: 'upline' });
    await rowsOf(sandbox, 'delete from sandbox.messages where sent_id is not null returning id');
    const { id } = (await memberByAccount(sandbox.platform.db, 'kikor')) ?? { id: 0 };
    await deliverTo(sandbox.platform.db, [id], START + 91 * DAY_MS);
    expect(await rowsOf(sandbox, 'select id from sandbox.messages where sent_id is not null')).toEqual([]);
  });

  it('are limited, by the hour and to groups by the day; what was refused does not count', async () => {
    for (let index = 0; index < 10; index += 1)
      await sent({ kind: 'team' }, { idempotencyKey: `${index}`, text: `${index}` });
    const refused = await write({ kind: 'team' }, { idempotencyKey: 'more', text: 'More' });
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'too_many_requests']);
    const one = (index: number) =>
      write({ kind: 'downline', account: 'kikor' }, { idempotencyKey: `one-${index}`, text: `${index}` });
    for (let index = 0; index < 20; index += 1) expect((await one(index)).status).toBe(200);
    expect((await one(20)).status).toBe(429);
    // A repeated call is no new one.
    expect((await one(19)).status).toBe(200);
    now += HOUR_MS;
    expect((await one(20)).status).toBe(200);
  });

  it('are refused to frozen accounts, and where messages are off', async () => {
    const token = await sandbox.login('banaba5');
    // Simulates a freeze between the check of the session and the message.
    await rowsOf(sandbox, "update sandbox.members set frozen_by = 1 where account = 'banaba5' returning id");
    expect((await write({ kind: 'upline' }, {}, token)).body.errorCode).toBe('account_frozen');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MESSAGE: false } } });
    for (const path of ['/groups', '/sent', '/sent/one?messageId=1'])
      expect((await sandbox.call('GET', `${S}${path}`, { token: agent })).body.errorCode).toBe('not_available');
    expect((await write({ kind: 'team' })).body.errorCode).toBe('not_available');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MESSAGE: true } } });
  });

  it('are listed by page', async () => {
    for (let index = 0; index < 5; index += 1)
      await sent({ kind: 'downline', account: 'kikor' }, { idempotencyKey: `${index}`, text: `${index}` });
    const [first, last] = [await list('pageSize=3'), await list('pageSize=3&pageNum=2')];
    expect([first.content.length, last.content.length, last.count, last.totalPages]).toEqual([3, 2, 5, 2]);
    const ids = [...first.content, ...last.content].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});
