import type { Handler } from '#sandbox/calls/call.ts';
import { processContract } from '../process-contract.ts';

export const processRealTimeSalary: Handler<'processRealTimeSalary'> = async (call) => {
  return { success: true, value: await processContract(call, 'realTimeSalary', call.body) };
};
