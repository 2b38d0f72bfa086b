import { errorCodes } from '#schemas/generated/error-codes.ts';
import { operationList } from '#schemas/generated/operation-list.ts';
import type { RefusalReport } from '#schemas/generated/reports.ts';
import type { Refused } from '../hear/hear-refusals.ts';

/** Describes a refused call for a report; undefined if the contract does not have the call. */
export function describeRefused(refused: Refused): Pick<RefusalReport, 'operation' | 'status' | 'code'> | undefined {
  const { method, pathname, status, code } = refused;
  const call = `${method} ${pathname}`;
  const listed = Object.entries(operationList).find(([, one]) => `${one.method} ${one.path}` === call);
  if (!listed) return undefined;
  const isListed = typeof code === 'string' && errorCodes.includes(code);
  return { operation: listed[0], status, code: isListed ? code : 'unknown' };
}
