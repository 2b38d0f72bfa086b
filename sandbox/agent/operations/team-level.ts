import type { Handler } from '#sandbox/server/call.ts';
import { memberTypeOf } from '#sandbox/session/member.ts';
import type { TeamHead } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { isCut } from '../level-scope.ts';
import { pathTo } from '../path-to.ts';
import { type TeamAccount, teamAccount } from '../team-account.ts';
import { levelRows, levelSums } from '../team-level.ts';

export const teamLevel: Handler<'teamLevel'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const agent = callingAgent(call);
  const {
    account = agent.account,
    view = 'all',
    sort = 'account',
    direction,
    minRate = 0,
    from = 0,
    size = 50,
  } = query;
  const isOwn = account.toLowerCase() === agent.account.toLowerCase();
  const head = isOwn ? { member: agent, level: 0 } : await teamAccount(db, agent, account);
  const now = platform.now();
  const scope = {
    ...{ agentId: agent.id, headId: head.member.id },
    ...(query.search !== undefined && { search: query.search }),
  };
  const wanted = { ...scope, view, minRate, sort, descending: direction === 'descending', from, size, now };
  const value = {
    head: headOf(head, await pathTo(db, head)),
    ...(await levelSums(db, wanted)),
    isCut: await isCut(db, scope),
    ...{ asOf: now, currency: brand.currency },
    rows: await levelRows(db, wanted),
  };
  return { success: true, value };
};

function headOf({ member, level }: TeamAccount, path: string[]): TeamHead {
  const { account, nickname, rate, directs, below } = member;
  return { account, nickname, type: memberTypeOf(member), level, rate, directs, members: below + 1, path };
}
