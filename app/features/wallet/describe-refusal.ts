import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

export const describeRefusal = describeRefusals(
  'vendor_maintenance',
  'balance_changed',
  'insufficient_funds',
  'not_available',
  'not_found',
);

/** Whether a transfer was refused because the balance had changed since the member saw it. */
export function isBalanceChanged(problem: unknown): boolean {
  return errorCodeOf(problem) === 'balance_changed';
}
