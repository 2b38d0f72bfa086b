import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RUNS_OF_CALLS } from '#sandbox/testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { drawNumbers, seedOf } from '../draws/draw-numbers.ts';
import { lotteryGames } from '../games/lottery-games.ts';
import { lotteryRound } from '../lottery-round.fixture.ts';
import { maxStake } from './limits.ts';
import { payout } from './payout.ts';
import { dueBets, settleBet } from './settle.ts';

let sandbox: TestSandbox;
let time = Date.UTC(2026, 4, 20, 9, 0, 10);
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => time });
});
afterAll(() => sandbox.close());

test('every bet pays a whole amount, for every stake and draw', () => {
  const bets = lotteryGames.flatMap((game) => game.kinds.map((kind) => ({ game, kind })));
  fc.assert(
    fc.property(fc.constantFrom(...bets), fc.nat(), fc.nat({ max: 50 }), ({ game, kind }, issue, steps) => {
      const result = drawNumbers(game.draw, seedOf(game.gameCode, String(issue)));
      const largest = maxStake(kind, 'VND');
      const selection = kind.picker.options.slice(0, kind.picker.count);
      const stake = minorUnits(Math.min(largest, 2500 * (1 + steps)));
      const won = payout(kind, { selection, stake, odds: kind.tiers.map(({ odds }) => odds) }, result);
      expect(Number.isSafeInteger(won) && won >= 0).toBe(true);
      expect(won === 0 || won > stake).toBe(true);
    }),
  );
});

test('the order of settling bets does not matter, and the books balance', async () => {
  const round = lotteryRound(sandbox);
  const accounts = ['player11', 'player12', 'player13'];
  const tokens = new Map(
    await Promise.all(accounts.map(async (account) => [account, await sandbox.login(account)] as const)),
  );
  const games = ['speed-draw-1', 'fast-three-dice', 'speed-draw-3'];
  const slip = fc.record({
    account: fc.constantFrom(...accounts),
    game: fc.constantFrom(...games),
    side: fc.constantFrom('big', 'small', 'odd', 'even'),
    stake: fc.integer({ min: 1, max: 20 }).map((steps) => 10 * steps),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(slip, { minLength: 2, maxLength: 8 }),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      async (slips, order) => {
        run += 1;
        const expected = new Map(
          await Promise.all(
            [...tokens].map(async ([account, token]) => [account, await round.balance(token)] as const),
          ),
        );
        for (const [index, { account, game, side, stake }] of slips.entries()) {
          const line = await round.line(game, game === 'fast-three-dice' ? 'diceSide' : 'side', stake);
          const placed = await round.place(tokens.get(account) ?? '', `${run}-${index}`, [
            { ...line, selection: [side] },
          ]);
          expect(placed.status).toBe(200);
          const drawn = lotteryGames.find(({ gameCode }) => gameCode === game);
          const kind = drawn?.kinds.find(({ code }) => code === line.kind);
          if (!drawn || !kind) throw new Error(`There is no ${line.kind} on ${game}.`);
          const result = drawNumbers(drawn.draw, seedOf(game, line.issue));
          const won = payout(kind, { selection: [side], stake: minorUnits(stake), odds: [line.odds] }, result);
          expected.set(account, (expected.get(account) ?? 0) - stake + won);
        }
        time += 4 * 60_000;
        const due = await dueBets(sandbox.platform.db, time);
        const shuffled = due.toSorted((a, b) => (order[a.id % 8] ?? 0) - (order[b.id % 8] ?? 0));
        for (const bet of [...shuffled, ...due]) await settleBet(sandbox.platform, bet);
        for (const [account, token] of tokens) expect(await round.balance(token)).toBe(expected.get(account));
        expect(await round.faults()).toEqual([{ total: 0, wrong: 0 }]);
      },
    ),
    { numRuns: RUNS_OF_CALLS },
  );
});
