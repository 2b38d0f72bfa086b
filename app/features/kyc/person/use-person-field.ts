import { useSnapshot } from 'valtio';
import { yearsOf } from '#app/kit/date-field/check-birthday.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { checkOnLeave, type KycDraft, write } from '../kyc-draft.ts';
import type { PersonCheck } from './check-person.ts';
import type { PersonField } from './fields.ts';

export interface PersonFieldProps {
  draft: KycDraft;
  check: PersonCheck;
}

/** Label, value, fault and input handling of a form field. */
export function usePersonField(name: PersonField, { draft, check }: PersonFieldProps) {
  const { t } = useTranslation('kyc');
  const { values, faults } = useSnapshot(draft, { sync: true });
  const fault = faults[name];
  return {
    put: (text: string) => write(draft, name, text, check),
    props: {
      name,
      label: t(`field.${name}`),
      required: true,
      value: values[name],
      error: fault && t(`fault.${fault}`, { age: check.minimumAge, ...yearsOf(values.birthday) }),
      onBlur: () => checkOnLeave(draft, name, check),
    },
  };
}
