import type { Handler } from '#sandbox/calls/call.ts';
import { processContract } from '../process-contract.ts';

export const processHourlySalary: Handler<'processHourlySalary'> = async (call) => {
  return { success: true, value: await processContract(call, 'hourlySalary', call.body) };
};
