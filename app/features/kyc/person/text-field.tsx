import { birthdayRange } from '#app/kit/date-field/check-birthday.ts';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { useDateLabels } from '#app/kit/date-field/use-date-labels.ts';
import { Field } from '#app/kit/field/field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { MAX_LENGTHS, type PersonField } from './fields.ts';
import { type PersonFieldProps, usePersonField } from './use-person-field.ts';

interface TextFieldProps extends PersonFieldProps {
  name: PersonField;
  help?: string;
  autoComplete: string;
}

export function TextField({ name, help, autoComplete, ...rest }: TextFieldProps) {
  const { props, put } = usePersonField(name, rest);
  return (
    <Field
      {...props}
      help={help}
      autoComplete={autoComplete}
      enterKeyHint="next"
      maxLength={MAX_LENGTHS[name]}
      onChange={(event) => put(event.target.value)}
    />
  );
}

/** Calendar with the birthdays of people who are old enough. */
export function BirthdayField(field: PersonFieldProps) {
  const { t } = useTranslation('kyc');
  const { minimumAge, today } = field.check;
  const { props, put } = usePersonField('birthday', field);
  return (
    <DateField
      {...props}
      {...birthdayRange(minimumAge, today)}
      today={today}
      labels={useDateLabels()}
      help={t('hint.birthday', { age: minimumAge })}
      autoComplete="bday"
      enterKeyHint="next"
      onChange={put}
    />
  );
}
