import { createHash } from 'node:crypto';
import type { Caller } from '#cli/conform/client/exchange.ts';
import { NotPossible } from '#cli/conform/plan/context.ts';
import { numberAt, textAt, valuesAt } from '#cli/conform/plan/value-at.ts';
import { isDictionary } from '#cli/json/guards.ts';
import type { SpecialRule } from '../rule.ts';
import { agree, holds, succeed } from './compare.ts';

const shared = { kind: 'special', severity: 'error', danger: 'reads' } as const;
/** Earliest and latest plausible time in milliseconds: the years 2000 and 2200. */
const TIMES = [946_684_800_000, 7_258_118_400_000] as const;

/** Ids of what belongs to one account, and the call by which another one tries to see it. */
const PRIVATE: readonly { list: string; field: string; one: string; parameter: string }[] = [
  { list: 'depositOrders', field: 'content.orderId', one: 'depositOrder', parameter: 'orderId' },
  { list: 'withdrawalOrders', field: 'content.orderId', one: 'withdrawalOrder', parameter: 'orderId' },
  { list: 'uplineTransfers', field: 'content.transferId', one: 'uplineTransfer', parameter: 'transferId' },
  { list: 'messages', field: 'content.id', one: 'message', parameter: 'messageId' },
];

/** A rule for what belongs to one account: another member who names its id is refused as if it did not exist. */
function privateRule({ list, field, one, parameter }: (typeof PRIVATE)[number]): SpecialRule {
  return {
    ...shared,
    id: `other-member-cannot-see-${one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    says: `A member who names the ${parameter} of another member is refused with 404 \`not_found\`, as for one that there is not.`,
    mend: `Look for the ${parameter} among those of the session’s account alone.`,
    uses: [list, one],
    needs: ['member', 'other member'],
    async check(trial) {
      const operation = trial.operation(one);
      const [id] = valuesAt(
        (await trial.read(list, { period: 'month', ...(list === 'messages' && { state: 'all' }) })).answer.body,
        field,
      );
      if (id === undefined) throw new NotPossible(`${list} answers no ${parameter}`);
      const query = { [parameter]: String(id) };
      trial.expect(await trial.client.call(operation, { as: 'member', query }), ['200'], 'the owner');
      trial.expect(
        await trial.client.call(operation, { as: 'other member', query }),
        ['404 not_found'],
        'another member',
      );
    },
  };
}

/** Rules of what several answers say about the same. */
export const READING_RULES: readonly SpecialRule[] = [
  ...PRIVATE.map(privateRule),
  {
    ...shared,
    id: 'balances-agree',
    says: 'The balance of `memberInfo` is the one of the main wallet.',
    mend: 'Read both from one account.',
    uses: ['memberInfo', 'balance'],
    needs: ['member'],
    async check(trial) {
      const [info, wallets] = [await succeed(trial, 'memberInfo'), await succeed(trial, 'balance')];
      const told = (field: string) => [
        numberAt(info.answer.body, `value.${field}`) ?? textAt(info.answer.body, `value.${field}`),
      ];
      const own = (field: string) => [Reflect.get(Object(Reflect.get(Object(wallets.answer.body), 'value')), field)];
      agree(trial, { subject: 'amount', exchange: wallets }, told('balance'), own('balance'));
      agree(trial, { subject: 'currency', exchange: wallets }, told('currency'), own('currency'));
    },
  },
  {
    ...shared,
    id: 'account-record-adds-up',
    says: 'In the account record each movement leads from the balance before it to the one after it, and the totals are the sums.',
    mend: 'Store the balance with each movement, in the transaction that moves the money.',
    uses: ['accountRecord'],
    needs: ['member'],
    async check(trial) {
      const exchange = await succeed(trial, 'accountRecord', { as: 'member', query: { period: 'month' } });
      const { body } = exchange.answer;
      const [content] = valuesAt(body, 'content');
      const rows = (Array.isArray(content) ? content : []).filter(isDictionary);
      const breaks = rows.filter((row, index) => {
        const earlier = rows[index + 1];
        return earlier !== undefined && Number(row['balance']) - Number(row['amount']) !== earlier['balance'];
      });
      holds(
        trial,
        { subject: 'balances', exchange },
        breaks.length === 0,
        'balance − amount = the balance before',
        breaks[0],
      );
      const [received, spent, net] = ['received', 'spent', 'net'].map(
        (field) => numberAt(body, `totals.${field}`) ?? Number.NaN,
      );
      agree(trial, { subject: 'totals', exchange }, (received ?? 0) - (spent ?? 0), net);
    },
  },
  {
    ...shared,
    id: 'unread-messages-agree',
    says: 'The count of unread messages is the same wherever it is told.',
    mend: 'Count once, and answer it everywhere.',
    uses: ['unreadCount', 'messages'],
    needs: ['member'],
    async check(trial) {
      const count = await succeed(trial, 'unreadCount');
      const list = await succeed(trial, 'messages', { as: 'member', query: { state: 'all' } });
      const told = numberAt(count.answer.body, 'unreadCount') ?? numberAt(count.answer.body, 'value');
      agree(trial, { subject: '', exchange: list }, told, numberAt(list.answer.body, 'counts.unread'));
    },
  },
  {
    ...shared,
    id: 'game-list-keeps-its-category',
    says: 'A list of one category has games of that category alone, and pages do not overlap.',
    mend: 'Filter by `gameType`, and sort by something that does not change between pages.',
    uses: ['gameList'],
    needs: [],
    async check(trial) {
      const query = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG', pageSize: 5 };
      const pages = [];
      for (const pageNo of [1, 2]) pages.push(await succeed(trial, 'gameList', { query: { ...query, pageNo } }));
      const [first, second] = pages.map(({ answer }) => valuesAt(answer.body, 'games.nodeId'));
      const types = new Set(pages.flatMap(({ answer }) => valuesAt(answer.body, 'games.gameType')));
      holds(
        trial,
        { subject: 'category', exchange: pages[0] ?? null },
        [...types].every((type) => type === 'RNG'),
        'RNG alone',
        [...types],
      );
      const both = (first ?? []).filter((id) => second?.includes(id));
      holds(trial, { subject: 'pages', exchange: pages[1] ?? null }, both.length === 0, 'no game on two pages', both);
    },
  },
  {
    ...shared,
    id: 'times-are-milliseconds',
    says: 'Times are epoch milliseconds, not seconds and not texts.',
    mend: 'Multiply seconds by 1000.',
    uses: ['depositOrders', 'messages', 'accountRecord'],
    needs: ['member'],
    async check(trial) {
      for (const id of ['depositOrders', 'messages', 'accountRecord']) {
        const exchange = await trial.read(id, { period: 'month' });
        const times = valuesAt(exchange.answer.body, 'createdAt');
        const wrong = times.find((time) => typeof time !== 'number' || time < TIMES[0] || time > TIMES[1]);
        holds(trial, { subject: id, exchange }, wrong === undefined, 'milliseconds since 1970', wrong);
      }
    },
  },
  {
    ...shared,
    id: 'draw-keeps-its-commitment',
    says: 'The `commitment` of an opened draw is the SHA-256 of its `seed`, in hexadecimal.',
    mend: 'Publish the digest before bets are taken, and the seed after the draw.',
    uses: ['lotteryMenus', 'openedDraws'],
    needs: [],
    async check(trial) {
      const exchange = await trial.read('openedDraws');
      const draws = valuesAt(exchange.answer.body, 'value')
        .flat()
        .filter(isDictionary)
        .filter(({ seed }) => typeof seed === 'string');
      if (draws.length === 0) throw new NotPossible('openedDraws answers no draw with a seed');
      for (const { issue, seed, commitment } of draws)
        agree(
          trial,
          { subject: String(issue), exchange },
          createHash('sha256').update(String(seed)).digest('hex'),
          commitment,
        );
    },
  },
  {
    ...shared,
    id: 'open-draw-keeps-its-secret',
    says: 'A draw that takes bets tells its commitment and no seed, and closes before it is drawn.',
    mend: 'Keep the seed until the draw is over, and take no bet from `closeTime` on.',
    uses: ['lotteryMenus', 'lotteryIssue'],
    needs: [],
    async check(trial) {
      const exchange = await succeed(trial, 'lotteryIssue', { query: { gameCode: await firstGame(trial.read) } });
      const { body } = exchange.answer;
      holds(trial, { subject: 'seed', exchange }, valuesAt(body, 'seed').length === 0, 'no seed', 'a seed');
      const [close, draw] = [numberAt(body, 'closeTime') ?? 0, numberAt(body, 'drawTime') ?? 0];
      holds(trial, { subject: 'times', exchange }, close <= draw, 'closeTime before drawTime', { close, draw });
      const isOpen =
        textAt(body, 'value.state') !== 'open' || close > Date.parse(exchange.answer.headers.get('date') ?? '') - 1000;
      holds(trial, { subject: 'state', exchange }, isOpen, 'open only before closeTime', { close });
    },
  },
  {
    ...shared,
    id: 'agent-sees-own-team-only',
    says: 'An agent who names an account outside the team is refused with 404 `not_found`.',
    mend: 'Look for accounts among those below the session’s agent.',
    uses: ['teamMember', 'teamLevel'],
    needs: ['agent'],
    async check(trial) {
      const operation = trial.operation('teamMember');
      for (const account of ['no-such-account', trial.accounts.nameOf('agent') ?? ''])
        trial.expect(
          await trial.client.call(operation, { as: 'agent', query: { account } }),
          ['404 not_found'],
          account === 'no-such-account' ? 'an unknown account' : 'the agent’s own',
        );
    },
  },
];

/** Code of a lottery game that is offered. */
export async function firstGame(
  read: (id: string, query?: Record<string, string>, as?: Caller) => Promise<{ answer: { body: unknown } }>,
): Promise<string> {
  const code = textAt((await read('lotteryMenus')).answer.body, 'games.gameCode');
  if (code === undefined) throw new NotPossible('lotteryMenus answers no game');
  return code;
}
