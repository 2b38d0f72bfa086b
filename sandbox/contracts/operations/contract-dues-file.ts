import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import { contractCaller } from '../contract-caller.ts';
import { duesRange } from '../contract-dues.ts';
import { dueCells, duePages } from '../dues-file.ts';
import { settleKind } from '../settle-kind.ts';

export const contractDuesFile: Handler<'contractDuesFile'> = async (call) => {
  const { platform, query, body } = call;
  const { kind, side, view = 'all' } = query;
  const { id: agentId } = contractCaller(call, kind);
  const { from, to } = duesRange(platform, query);
  await settleKind(platform, kind);
  return csvAnswer(call, {
    name: `${kind}-${side}-${from}-${to}`,
    columns: body.columns,
    cells: dueCells({ currency: platform.brand.currency, clock: isoClock(merchantZone(platform)) }),
    pages: duePages(platform.db, { agentId, kind, side, view }, { from, to }),
  });
};
