import type { Handler } from '#sandbox/calls/call.ts';
import { isClosedToTransfers } from '#sandbox/care/stops/is-closed-to-transfers.ts';
import { uplineOf } from '#sandbox/upline/upline-member.ts';
import { callingAgent } from '../calling-agent.ts';
import { mayLift } from '../freeze.ts';
import { pathTo } from '../path-to.ts';
import { highestBelow } from '../rate-range.ts';
import { teamAccount } from '../team-account.ts';
import { teamRowsOf } from '../team-rows.ts';
import { weeksOf } from '../team-weeks.ts';

export const teamMember: Handler<'teamMember'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const agent = callingAgent(call);
  const found = await teamAccount(db, agent, query.account);
  const { member, level } = found;
  const [row] = await teamRowsOf(db, agent.id, [member]);
  if (!row) throw new Error(`Member ${member.id} is not stored.`);
  const isDirect = level === 1;
  const value = {
    ...row,
    path: await pathTo(db, found),
    lowestRate: (await highestBelow(db, [member.id])).get(member.id) ?? 0,
    highestRate: (await uplineOf(db, member))?.rate ?? 0,
    may: {
      setRate: isDirect,
      transfer: isDirect && !(await isClosedToTransfers(db, member, platform.now())),
      freeze: await mayLift(db, agent, member),
    },
    ...(await weeksOf(platform, member.id)),
    ...{ currency: brand.currency, asOf: platform.now() },
    ...(member.lastLogInPlace !== null && { lastLogInPlace: member.lastLogInPlace }),
  };
  return { success: true, value };
};
