import { games } from '#sandbox/catalogue/catalogue.ts';
import type { BetKind } from './bet-kind.ts';
import { type DrawForm, northern, southern } from './draw-form.ts';
import { kindsOf } from './kinds-of-form.ts';

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | 'VN';
export type GameGroup = 'regional' | 'jackpot' | 'digits' | 'speed' | 'keno' | 'bingo';

export interface LotteryGame {
  readonly gameCode: string;
  /** Id in the catalogue. */
  readonly nodeId: number;
  readonly vassalage: string;
  readonly modes: readonly PrizeMode[];
  readonly group: GameGroup;
  readonly draw: DrawForm;
  /** Milliseconds between two draws. */
  readonly every: number;
  /** Milliseconds from the epoch to a draw, less than `every`. */
  readonly offset: number;
  /** Milliseconds before the draw at which betting closes. */
  readonly closes: number;
  readonly kinds: readonly BetKind[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Rhythm = Pick<LotteryGame, 'every' | 'offset' | 'closes'>;

/** A draw every few minutes, around the clock. */
const fast = (minutes: number): Rhythm => ({
  every: minutes * MINUTE,
  offset: 0,
  closes: Math.min(15, 4 + 2 * minutes) * SECOND,
});
/** A draw every day at a UTC hour; betting closes ten minutes before. */
const daily = (hour: number, minute = 0): Rhythm => ({
  every: DAY,
  offset: hour * HOUR + minute * MINUTE,
  closes: 10 * MINUTE,
});
/** A draw every Wednesday; the epoch began on a Thursday. */
const weekly = (hour: number): Rhythm => ({ every: 7 * DAY, offset: 6 * DAY + hour * HOUR, closes: 30 * MINUTE });
const everyHours = (hours: number): Rhythm => ({ every: hours * HOUR, offset: HOUR, closes: 5 * MINUTE });

const digits = (count: number): DrawForm => ({ form: 'digits', count });
const balls = (count: number, highest: number): DrawForm => ({ form: 'balls', count, highest });

type Written = [gameCode: string, group: GameGroup, draw: DrawForm, rhythm: Rhythm];

const official: readonly Written[] = [
  ['draw-house-6-45', 'jackpot', balls(6, 45), daily(13)],
  ['draw-house-5-36', 'jackpot', balls(5, 36), daily(12, 30)],
  ['harvest-ball-6-55', 'jackpot', balls(6, 55), daily(13, 30)],
  ['million-ball', 'jackpot', balls(6, 49), daily(14)],
  ['daily-three', 'digits', digits(3), everyHours(6)],
  ['daily-four', 'digits', digits(4), everyHours(12)],
  ['lucky-pick-two', 'digits', digits(2), everyHours(2)],
  ['pick-five-evening', 'digits', digits(5), daily(11)],
];

const own: readonly Written[] = [
  ['speed-draw-1', 'speed', digits(5), fast(1)],
  ['speed-draw-3', 'speed', digits(5), fast(3)],
  ['speed-draw-5', 'speed', digits(5), fast(5)],
  ['fast-racing-ten', 'speed', { form: 'race', count: 10 }, fast(3)],
  ['fast-three-dice', 'speed', { form: 'dice', count: 3 }, fast(1)],
  ['happy-ten', 'keno', balls(8, 20), fast(5)],
  ['keno-twenty', 'keno', balls(20, 80), fast(5)],
  ['bingo-draw', 'bingo', balls(30, 75), fast(10)],
];

const isles: readonly Written[] = [
  ['luzon-draw-3d', 'digits', digits(3), everyHours(4)],
  ['visayas-draw-4d', 'digits', digits(4), everyHours(4)],
  ['mekong-draw', 'digits', digits(4), daily(10, 30)],
  ['siam-draw', 'digits', digits(3), daily(9)],
  ['angkor-draw', 'digits', digits(4), daily(11, 30)],
  ['lao-weekly-draw', 'digits', digits(4), weekly(13)],
  ['isles-jackpot', 'jackpot', balls(6, 49), daily(13, 15)],
];

const islandBingo: readonly Written[] = [
  ['turbo-bingo', 'bingo', balls(30, 75), fast(1)],
  ['speed-bingo', 'bingo', balls(30, 75), fast(3)],
  ['island-bingo', 'bingo', balls(30, 75), fast(5)],
  ['coral-bingo', 'bingo', balls(30, 75), fast(5)],
  ['lantern-bingo', 'bingo', balls(30, 75), fast(10)],
  ['night-market-bingo', 'bingo', balls(30, 75), fast(15)],
];

const vietnam: readonly Written[] = [
  ['xo-so-mien-bac', 'regional', northern, daily(11, 15)],
  ['xo-so-mien-trung', 'regional', southern, daily(10, 15)],
  ['xo-so-mien-nam', 'regional', southern, daily(9, 15)],
  ['xo-so-5-phut', 'speed', northern, fast(5)],
  ['xo-so-sieu-toc', 'speed', northern, fast(1)],
  ['lotus-6-45', 'jackpot', balls(6, 45), daily(11)],
  ['keno-sen', 'keno', balls(20, 80), fast(10)],
];

function gamesOf(vassalage: string, modes: readonly PrizeMode[], written: readonly Written[]): LotteryGame[] {
  return written.map(([gameCode, group, draw, rhythm]) => {
    const game = games.find((candidate) => candidate.vassalage === vassalage && candidate.gameCode === gameCode);
    if (!game) throw new Error(`The catalogue has no game ${gameCode} of ${vassalage}.`);
    return { gameCode, nodeId: game.nodeId, vassalage, modes, group, draw, ...rhythm, kinds: kindsOf(draw) };
  });
}

/** Every lottery game, in menu order. */
export const lotteryGames: readonly LotteryGame[] = [
  ...gamesOf('LOTT', ['LOTT'], official),
  ...gamesOf('LOTT', ['ZY'], own),
  ...gamesOf('TCG_LOTTO_VN', ['VN', 'ELOTT'], vietnam),
  ...gamesOf('TCG_SEA', ['SEA', 'ELOTT'], isles),
  ...gamesOf('TCG_SEA', ['SEA'], islandBingo),
];

export function lotteryGame(gameCode: string): LotteryGame | undefined {
  return lotteryGames.find((game) => game.gameCode === gameCode);
}
