import type { Handler } from '#sandbox/calls/call.ts';
import { balanceOf } from '#sandbox/ledger/ledger-accounts.ts';
import { callingAgent } from '../calling-agent.ts';
import { isCut } from '../level-scope.ts';
import { headOf, scopeHead } from '../scope-head.ts';
import { levelRows, levelSums } from '../team-level.ts';

export const teamLevel: Handler<'teamLevel'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const agent = callingAgent(call);
  const { view = 'all', sort = 'account', direction, minRate = 0, from = 0, size = 50 } = query;
  const head = await scopeHead(db, agent, query.account);
  const now = platform.now();
  const scope = {
    ...{ agentId: agent.id, headId: head.member.id },
    ...(query.search !== undefined && { search: query.search }),
  };
  const filter = { ...scope, view, minRate, sort, descending: direction === 'descending', from, size, now };
  const value = {
    head: await headOf(db, head),
    ownBalance: await balanceOf(db, head.member.id),
    ...(await levelSums(db, filter)),
    isCut: await isCut(db, scope),
    ...{ asOf: now, currency: brand.currency },
    rows: await levelRows(db, filter),
  };
  return { success: true, value };
};
