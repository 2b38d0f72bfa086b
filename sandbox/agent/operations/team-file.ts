import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import { callingAgent } from '../calling-agent.ts';
import { scopeHead } from '../scope-head.ts';
import { teamCells, teamPages } from '../team-file.ts';

export const teamFile: Handler<'teamFile'> = async (call) => {
  const { platform, query, body } = call;
  const { account, search = '', view = 'all' } = query;
  const agent = callingAgent(call);
  const { member } = await scopeHead(platform.db, agent, account);
  const { currency } = platform.brand;
  const [now, zone] = [platform.now(), merchantZone(platform)];
  return csvAnswer(call, {
    name: `team-${dayIn(now, zone)}`,
    columns: body.columns,
    cells: teamCells({ currency, clock: isoClock(zone) }),
    pages: teamPages(platform.db, { agentId: agent.id, headId: member.id, search, view, now }),
  });
};
