import type { LotteryBet, LotteryGame, LotteryIssue, LotteryTable, OpenedDraw } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

const option = (code: string) => ({ code, name: code.charAt(0).toUpperCase() + code.slice(1) });

/** For tests: a game as the platform returns it. */
export function someLotteryGame(gameCode: string): LotteryGame {
  const gameName = `Game ${gameCode}`;
  return { gameCode, nodeId: 7, gameName, vassalage: 'LOTT', showIcon: '/i.svg', everySeconds: 60, state: 'open' };
}

export function someTable(gameCode: string): LotteryTable {
  const digits = Array.from({ length: 10 }, (_, digit) => option(String(digit)));
  return {
    game: someLotteryGame(gameCode),
    rules: ['Two digits are drawn.'],
    kinds: [
      {
        code: 'straight',
        name: 'All digits',
        help: 'Every digit has to be right.',
        picker: { form: 'positions', options: digits, count: 2, distinct: false },
        tiers: [{ hits: 1, odds: 9000, oneIn: 100 }],
        perHit: false,
        returned: 9000,
        maxStake: minorUnits(50_000),
      },
      {
        code: 'side',
        name: 'Last digit',
        help: 'Small is 0 to 4, big is 5 to 9.',
        picker: { form: 'choice', options: [option('big'), option('small')], count: 1, distinct: false },
        tiers: [{ hits: 1, odds: 190, oneIn: 2 }],
        perHit: false,
        returned: 9500,
        maxStake: minorUnits(500_000),
      },
      {
        code: 'any2',
        name: 'Two balls',
        help: 'Both numbers must be drawn.',
        picker: { form: 'set', options: ['01', '02', '03', '04'].map(option), count: 2, distinct: true },
        tiers: [{ hits: 1, odds: 500, oneIn: 6 }],
        perHit: false,
        returned: 8300,
        maxStake: minorUnits(500_000),
      },
    ],
    minStake: minorUnits(500),
    stakeStep: minorUnits(500),
    maxLines: 50,
    currency: 'PHP',
  };
}

export function someIssue(gameCode: string, issue: string, change: Partial<LotteryIssue> = {}): LotteryIssue {
  const now = Date.now();
  const times = { closeTime: now + 40_000, drawTime: now + 50_000 };
  return { gameCode, issue, state: 'open', ...times, nextIssue: `${issue}+`, commitment: 'ab12', ...change };
}

export function someDraw(gameCode: string, issue: string): OpenedDraw {
  const rest = { numbers: ['4', '2'], prizes: [], seed: 'seed', commitment: 'ab12' };
  return { gameCode, issue, status: 'opened', drawTime: Date.UTC(2026, 4, 20), ...rest };
}

export function someBet(betId: number, change: Partial<LotteryBet> = {}): LotteryBet {
  return {
    betId,
    gameCode: 'speed-draw-1',
    gameName: 'Game speed-draw-1',
    issue: '20260520-1',
    kind: 'side',
    kindName: 'Last digit',
    selection: [option('big')],
    stake: minorUnits(500),
    odds: 190,
    state: 'open',
    win: minorUnits(0),
    drawTime: Date.now() + 50_000,
    placedAt: Date.now(),
    numbers: [],
    ...change,
  };
}
