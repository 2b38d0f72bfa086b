import { and, eq, gte, inArray } from 'drizzle-orm';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import type { Platform } from '../platform.ts';
import { settleBet } from '../play/bet.ts';
import type { Report } from '../process/report.ts';
import { seededRandom } from '../random.ts';
import { members } from '../roster/member-tables.ts';
import { people } from '../seed-plan/people.ts';
import { winnerBoard } from './winner-board.ts';

const SEED = 20;

/** Win as a multiple of the stake. */
const MULTIPLE = 10;

/** Milliseconds between two wins: the minimum, and the most that is added at random. */
const PAUSE = { least: 20_000, more: 40_000 };

export interface LivelyBoard {
  /** Makes an agent's downline win enough for the board, in a game of the brand. */
  win(): Promise<void>;
  /** Milliseconds until the next win. */
  pause(): number;
}

/** A deterministic sequence of wins: people, games and places on the board. */
export function createLivelyBoard(platform: Platform): LivelyBoard {
  const random = seededRandom(SEED);
  const pick = <Value>(from: readonly Value[]): Value | undefined => from[Math.floor(random() * from.length)];
  const names = people.filter(({ type, upline }) => type === 0 && upline !== undefined).map(({ account }) => account);
  const playersWith = (balance: MinorUnits) =>
    platform.db
      .select({ id: members.id })
      .from(members)
      .innerJoin(accounts, eq(accounts.memberId, members.id))
      .where(and(inArray(members.account, names), gte(accounts.balance, balance)))
      .orderBy(members.id);
  let wins = 0;
  return {
    pause: () => PAUSE.least + Math.floor(random() * PAUSE.more),
    async win() {
      const { now } = platform;
      const beaten = pick((await winnerBoard(platform)).slice(1))?.entry.vo.winAmount;
      const game = pick(gamesOf(platform));
      if (beaten === undefined || !game) return;
      const stake = minorUnits(Math.ceil(beaten / MULTIPLE) + Math.floor(random() * 10));
      const player = pick(await playersWith(stake));
      if (!player) return;
      wins += 1;
      await settleBet(platform, {
        playing: { memberId: player.id, game, wallet: null },
        stake,
        win: minorUnits(stake * MULTIPLE),
        idempotencyKey: `board:${now()}:${wins}`,
      });
    },
  };
}

/** Makes seeded members win from time to time while the switch is on. @returns stops it */
export function startLivelyBoard(platform: Platform, report: Report): () => Promise<void> {
  const board = createLivelyBoard(platform);
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void step(), board.pause()).unref();
  };
  const step = async () => {
    if (platform.switches.winners) await board.win().catch((problem: unknown) => report(`Winner board: ${problem}`));
    wait();
  };
  wait();
  return async () => clearTimeout(timer);
}
