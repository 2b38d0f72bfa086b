import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/server/call.ts';
import { duesOf } from '../contract-dues.ts';

export const contractDues: Handler<'contractDues'> = async (call) => {
  return { success: true, value: await duesOf(call.platform, callingAgent(call), call.query) };
};
