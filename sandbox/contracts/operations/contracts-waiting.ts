import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { contractsWaiting as waiting } from '../contracts-waiting.ts';

export const contractsWaiting: Handler<'contractsWaiting'> = async (call) => {
  return { success: true, value: await waiting(call.platform, callingAgent(call)) };
};
