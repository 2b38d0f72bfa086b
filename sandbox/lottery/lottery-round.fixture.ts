import type { LotteryBet, LotteryIssue, LotteryLine, OpenedDraw } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import type { BetKind } from './games/bet-kind.ts';
import { lotteryGame } from './games/lottery-games.ts';

/** For tests: a player's steps through a lottery in a sandbox. */
export function lotteryRound(sandbox: TestSandbox) {
  const issue = async (gameCode: string): Promise<LotteryIssue> =>
    answerOf('lotteryIssue', await sandbox.call('GET', `/lgw/games/issue?gameCode=${gameCode}`)).value;
  return {
    issue,
    async opened(gameCode: string): Promise<OpenedDraw[]> {
      const path = lotteryGame(gameCode)?.modes.includes('VN')
        ? '/lgw/vn/numeros/opened/game'
        : '/lotto/lgw/games/opened/numero';
      return answerOf('openedDraws', await sandbox.call('GET', `${path}?gameCode=${gameCode}&count=10`)).value;
    },
    async bets(token: string): Promise<LotteryBet[]> {
      return answerOf('lotteryBets', await sandbox.call('GET', '/lgw/bets?pageSize=100', { token })).value.content;
    },
    async balance(token: string): Promise<number> {
      return answerOf('balance', await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value.balance;
    },
    /** A line for the open draw with the first options picked. */
    async line(gameCode: string, code: string, stake: number): Promise<LotteryLine> {
      const kind = kindOf(gameCode, code);
      const { count, form, options } = kind.picker;
      const place = (index: number) => (form === 'set' || kind.picker.distinct ? index : 0);
      const selection = Array.from({ length: count }, (_, index) => options[place(index)] ?? '');
      const odds = kind.tiers[0]?.odds ?? 0;
      return { gameCode, issue: (await issue(gameCode)).issue, kind: code, selection, stake: minorUnits(stake), odds };
    },
    place: (token: string, idempotencyKey: string, lines: readonly LotteryLine[]) =>
      sandbox.call('POST', '/lgw/bets', { token, json: { idempotencyKey, lines } }),
    draw: (gameCode: string, cancel = false) =>
      sandbox.call('POST', '/sandbox/control/lottery', { json: { gameCode, cancel } }),
    /** Errors in the books: entries must sum to zero, and every balance must equal its entries. */
    async faults(): Promise<unknown> {
      return rowsOf(
        sandbox,
        `select
          (select coalesce(sum(amount), 0)::int from sandbox.entries) as total,
          (select count(*)::int from sandbox.accounts a where balance <>
            (select coalesce(sum(amount), 0) from sandbox.entries where account_id = a.id)) as wrong`,
      );
    },
  };
}

export function kindOf(gameCode: string, code: string): BetKind {
  const kind = lotteryGame(gameCode)?.kinds.find((candidate) => candidate.code === code);
  if (!kind) throw new Error(`${gameCode} has no bet ${code}.`);
  return kind;
}
