import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { dayCells } from '../team-days-file.ts';
import { teamSums } from '../team-sums.ts';

const NO_LEVELS: ReadonlyMap<number, number> = new Map();

export const teamDaysFile: Handler<'teamDaysFile'> = async (call) => {
  const { platform, query, body } = call;
  const agent = callingAgent(call);
  const range = recordRange(platform, query);
  const { days } = await platform.db.transaction((tx) => teamSums(tx, agent.id, { range, members: NO_LEVELS }), {
    ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
  });
  return csvAnswer(call, {
    name: `team-days-${range.from}-${range.to}`,
    columns: body.columns,
    cells: dayCells(platform.brand),
    pages: onePage(days),
  });
};
