import type { Handler } from '#sandbox/calls/call.ts';
import { contractCaller } from '../contract-caller.ts';
import { duesOf } from '../contract-dues.ts';

export const contractDues: Handler<'contractDues'> = async (call) => {
  const { platform, query } = call;
  const { view = 'all', size = 500, after, ...wanted } = query;
  const { id: agentId } = contractCaller(call, query.kind);
  return { success: true, value: await duesOf(platform, { ...wanted, agentId, view, size, after }) };
};
