import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused transfer, with what can be done about it. */
export const describeRefusal = describeRefusals(
  'vendor_maintenance',
  'balance_changed',
  'insufficient_funds',
  'not_available',
  'not_found',
);

/** Whether a transfer was refused because the balance was no longer the one on which it was decided. */
export function isBalanceChanged(problem: unknown): boolean {
  return errorCodeOf(problem) === 'balance_changed';
}
