import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { LotteryGame } from '../games/lottery-games.ts';
import { lotteryDraws } from '../lottery-tables.ts';
import { drawTime, issueOf, lastIndex } from './schedule.ts';

export interface Draw {
  readonly issue: string;
  /** Scheduled time. */
  readonly dueAt: number;
}

export interface PastDraw extends Draw {
  readonly status: 'opened' | 'cancelled';
  readonly openedAt: number;
}

function drawAt(game: LotteryGame, index: number): Draw {
  return { issue: issueOf(game, index), dueAt: drawTime(game, index) };
}

/** The next draw and the one after it. */
export async function nextDraws(db: Database, game: LotteryGame, now: number): Promise<[next: Draw, later: Draw]> {
  const early = await db
    .select({ dueAt: lotteryDraws.dueAt })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, game.gameCode), gt(lotteryDraws.dueAt, now)));
  const done = new Set(early.map(({ dueAt }) => dueAt));
  const after = (index: number): number => (done.has(drawTime(game, index + 1)) ? after(index + 1) : index + 1);
  const next = after(lastIndex(game, now));
  return [drawAt(game, next), drawAt(game, after(next))];
}

/** Past draws, made or cancelled, latest first. */
export async function pastDraws(db: Database, game: LotteryGame, now: number, count: number): Promise<PastDraw[]> {
  const last = lastIndex(game, now);
  const due = Array.from({ length: count }, (_, step) => drawAt(game, last - step));
  const oldest = due.at(-1)?.dueAt ?? now;
  const stored = await db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, game.gameCode), gt(lotteryDraws.dueAt, oldest - 1)))
    .orderBy(desc(lotteryDraws.dueAt));
  const early: PastDraw[] = stored.filter(({ dueAt }) => dueAt > now);
  const byIssue = new Map(stored.map((draw) => [draw.issue, draw]));
  const scheduled = due.map(
    (draw): PastDraw => byIssue.get(draw.issue) ?? { ...draw, status: 'opened', openedAt: draw.dueAt },
  );
  return [...early, ...scheduled].slice(0, count);
}
