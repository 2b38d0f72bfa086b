import { type Column, eq, gte, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { teamAccount } from './team-account.ts';

/** Selects the accounts whose records are read. */
export interface RecordScope {
  /** The account whose team's records are read; their levels count from it. */
  headId: number;
  /** Levels that the head is below the agent. */
  headLevel: number;
  /** The head alone, the head with everyone below, or these without the head. */
  takes: 'account' | 'team' | 'downlines';
  /** Limits the records to one level below the agent. */
  level: number | undefined;
}

interface ScopeQuery {
  account?: string;
  scope?: 'account' | 'team';
  level?: number;
}

/** @throws Refusal not_found for an account that is neither the agent's own nor below it */
export async function recordScope(db: Database, agent: Member, query: ScopeQuery): Promise<RecordScope> {
  const { account, scope: takes = 'account', level } = query;
  if (account === undefined) return { headId: agent.id, headLevel: 0, takes: 'downlines', level };
  if (account.toLowerCase() === agent.account.toLowerCase()) return { headId: agent.id, headLevel: 0, takes, level };
  const { member, level: headLevel } = await teamAccount(db, agent, account);
  return { headId: member.id, headLevel, takes, level };
}

/** Whether a record belongs to the scope, whatever its level. @param level column of levels below the head */
export function isTaken(level: Column, { takes }: RecordScope): SQL | undefined {
  if (takes === 'team') return undefined;
  return takes === 'account' ? eq(level, 0) : gte(level, 1);
}

/** Whether a record is of the requested level. */
export function isAtLevel(column: Column, { level, headLevel }: RecordScope): SQL | undefined {
  return level === undefined ? undefined : eq(column, level - headLevel);
}
