import type { LotteryGame } from '../games/lottery-games.ts';

const DAY = 86_400_000;
/** Issues are numbered by the day of the region that plays, which is eight hours ahead of UTC. */
const DAY_BEGINS = 8 * 3_600_000;

type Rhythm = Pick<LotteryGame, 'every' | 'offset'>;

/** When the draw with an index takes place; indexes run on from the epoch. */
export function drawTime({ every, offset }: Rhythm, index: number): number {
  return index * every + offset;
}

/** Index of the last draw that was due by a time. */
export function lastIndex({ every, offset }: Rhythm, time: number): number {
  return Math.floor((time - offset) / every);
}

/** Name of a draw: its day, and for a game with several a day the number within it. */
export function issueOf(rhythm: Rhythm, index: number): string {
  const local = drawTime(rhythm, index) + DAY_BEGINS;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (rhythm.every >= DAY) return day;
  const ofDay = Math.floor((local % DAY) / rhythm.every) + 1;
  return `${day}-${String(ofDay).padStart(String(DAY / rhythm.every).length, '0')}`;
}
