import type { Handler } from '#sandbox/server/call.ts';
import { contractCaller } from '../contract-caller.ts';
import { duesOf } from '../contract-dues.ts';

export const contractDues: Handler<'contractDues'> = async (call) => {
  return { success: true, value: await duesOf(call.platform, contractCaller(call, call.query.kind), call.query) };
};
