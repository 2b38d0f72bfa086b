import { refusedFields } from '#app/platform/refused-fields.ts';

/** Whether the platform refused the payment password, which the field then reports. */
export function isWrongPassword(problem: unknown): boolean {
  return refusedFields(problem).some(({ name }) => name === 'paymentPassword');
}
