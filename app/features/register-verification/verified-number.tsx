import { NumberFields } from '#app/shell/registration/number-fields.tsx';
import type { NumberFieldsProps } from '#app/shell/slots/registration-way.ts';

export function VerifiedNumber(props: NumberFieldsProps) {
  return <NumberFields {...props} coded />;
}
