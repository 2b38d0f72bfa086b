import type { TeamHead } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { type Member, memberTypeOf } from '../roster/member.ts';
import { pathTo } from './path-to.ts';
import { type TeamAccount, teamAccount } from './team-account.ts';

/** The account whose downlines are asked for: the agent itself without a name. @throws Refusal not_found outside its team */
export async function scopeHead(db: Database, agent: Member, account = agent.account): Promise<TeamAccount> {
  const isOwn = account.toLowerCase() === agent.account.toLowerCase();
  return isOwn ? { member: agent, level: 0 } : teamAccount(db, agent, account);
}

/** The head as an answer describes it, with the way to it from the agent. */
export async function headOf(db: Database, head: TeamAccount): Promise<TeamHead> {
  const { account, nickname, rate, directs, below } = head.member;
  const path = await pathTo(db, head);
  return {
    account,
    nickname,
    type: memberTypeOf(head.member),
    level: head.level,
    rate,
    directs,
    members: below + 1,
    path,
  };
}
