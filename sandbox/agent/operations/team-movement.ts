import type { Handler } from '#sandbox/calls/call.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { callingAgent } from '../calling-agent.ts';
import { pathTo } from '../path-to.ts';
import { teamMovementItems } from '../team-movement-items.ts';
import { teamMovementRow } from '../team-movements.ts';

export const teamMovement: Handler<'teamMovement'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const row = await teamMovementRow(db, callingAgent(call).id, query.id);
  const [movement] = row ? await teamMovementItems(platform, [row], { language: call.language }) : [];
  if (!row || !movement) throw new Refusal(404, 'not_found', 'Your team has no such movement.');
  const { memberId: id, account, level } = row;
  const value = {
    movement,
    path: await pathTo(db, { member: { id, account }, level }),
    ...{ timeZone: merchantZone(platform), currency: brand.currency, asOf: platform.now() },
  };
  return { success: true, value };
};
