import { and, eq, gte, inArray } from 'drizzle-orm';
import { gamesOf } from '../games/game-items.ts';
import { winnerBoard } from '../games/winner-board.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import { settleBet } from '../play/bet.ts';
import { people } from '../seed/people.ts';
import { seededRandom } from '../seed/random.ts';

const SEED = 20;

/** How many times the stake is won. */
const MULTIPLE = 10;

/** Milliseconds between two wins: at least, and how much more at most. */
const PAUSE = { least: 20_000, more: 40_000 };

export interface LivelyBoard {
  /** Lets one of the agents' downlines win as much as a place on the board takes, in a game of the brand. */
  win(): Promise<void>;
  /** Milliseconds until the next win. */
  pause(): number;
}

/** Somebody wins now and then: always the same people, games and places, in the same order. */
export function createLivelyBoard(platform: Platform): LivelyBoard {
  const random = seededRandom(SEED);
  const pick = <Value>(from: readonly Value[]): Value | undefined => from[Math.floor(random() * from.length)];
  const names = people.filter(({ type, upline }) => type === 0 && upline !== undefined).map(({ account }) => account);
  const playersWith = (balance: number) =>
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
      const stake = Math.ceil(beaten / MULTIPLE) + Math.floor(random() * 10);
      const player = pick(await playersWith(stake));
      if (!player) return;
      wins += 1;
      await settleBet(platform, {
        playing: { memberId: player.id, game },
        stake,
        win: stake * MULTIPLE,
        idempotencyKey: `board:${now()}:${wins}`,
      });
    },
  };
}

/** Lets somebody win from time to time while that is switched on. @returns ends it */
export function startLivelyBoard(platform: Platform, report: (line: string) => void): () => void {
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
  return () => clearTimeout(timer);
}
