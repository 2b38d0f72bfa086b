import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { incomeDays, incomeSums } from '../income.ts';

export const agentIncome: Handler<'agentIncome'> = async (call) => {
  const { platform, query } = call;
  const agent = callingAgent(call);
  const range = recordRange(platform, query);
  const days = await incomeDays(platform.db, agent.id, range);
  const { start: _start, end: _end, ...shown } = range;
  const { currency } = platform.brand;
  return { success: true, value: { ...shown, asOf: platform.now(), currency, totals: incomeSums(days), days } };
};
