import { refusedFields } from '#app/platform/refused-fields.ts';

/** Whether the platform refused the payment password; the field says so. */
export function isWrongPassword(problem: unknown): boolean {
  return refusedFields(problem).some(({ name }) => name === 'paymentPassword');
}
