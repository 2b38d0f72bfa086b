import type { LotteryGame } from '../games/lottery-games.ts';

const DAY = 86_400_000;
/** Issues are numbered by the day in the players' region, UTC+8. */
const DAY_BEGINS = 8 * 3_600_000;

type Rhythm = Pick<LotteryGame, 'every' | 'offset'>;

/** Time of the draw with an index; indexes count from the epoch. */
export function drawTime({ every, offset }: Rhythm, index: number): number {
  return index * every + offset;
}

/** Index of the last draw at or before a time. */
export function lastIndex({ every, offset }: Rhythm, time: number): number {
  return Math.floor((time - offset) / every);
}

/** The games of which a draw came due after the first time, up to the second. */
export function drawnBetween<Game extends Rhythm>(games: readonly Game[], from: number, to: number): Game[] {
  return games.filter((game) => lastIndex(game, to) > lastIndex(game, from));
}

/** Name of a draw: its day, plus a number for games with several draws a day. */
export function issueOf(rhythm: Rhythm, index: number): string {
  const local = drawTime(rhythm, index) + DAY_BEGINS;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (rhythm.every >= DAY) return day;
  const ofDay = Math.floor((local % DAY) / rhythm.every) + 1;
  return `${day}-${String(ofDay).padStart(String(DAY / rhythm.every).length, '0')}`;
}
