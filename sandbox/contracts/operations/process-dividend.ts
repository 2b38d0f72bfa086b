import type { Handler } from '#sandbox/calls/call.ts';
import { processContract } from '../process-contract.ts';

export const processDividend: Handler<'processDividend'> = async (call) => {
  return { success: true, value: await processContract(call, 'dividend', call.body) };
};
