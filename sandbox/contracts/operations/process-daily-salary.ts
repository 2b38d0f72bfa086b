import type { Handler } from '#sandbox/calls/call.ts';
import { processContract } from '../process-contract.ts';

export const processDailySalary: Handler<'processDailySalary'> = async (call) => {
  return { success: true, value: await processContract(call, 'dailySalary', call.body) };
};
