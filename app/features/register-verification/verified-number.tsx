import { NumberFields } from '../../shell/registration/number-fields.tsx';
import type { NumberFieldsProps } from '../../shell/registration/registration-way.ts';

export function VerifiedNumber(props: NumberFieldsProps) {
  return <NumberFields {...props} coded />;
}
