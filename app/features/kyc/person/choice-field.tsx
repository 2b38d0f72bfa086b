import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { Select } from '#app/kit/select/select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { INCOMES } from './fields.ts';
import { type PersonFieldProps, usePersonField } from './use-person-field.ts';

interface ChoiceFieldProps<Value extends string> extends PersonFieldProps {
  name: 'idType' | 'occupation';
  values: readonly Value[];
  labelOf: (value: Value) => string;
}

/** A select of the platform's numbered options. */
export function ChoiceField<Value extends string>({ name, values, labelOf, ...rest }: ChoiceFieldProps<Value>) {
  const { t } = useTranslation('kyc');
  const { props, put } = usePersonField(name, rest);
  const choices = values.map((value) => ({ value, label: labelOf(value) }));
  return <Select {...props} choices={choices} placeholder={t('choose')} onChange={put} />;
}

/** Sources accepted by platforms that do not list their own. */
const SPECIFIED: readonly number[] = [1, 2];

export function IncomeField(field: PersonFieldProps) {
  const { t } = useTranslation('kyc');
  const { props, put } = usePersonField('sourceOfIncome', field);
  const { onBlur: _left, ...rest } = props;
  const { data: config } = useSecurityConfig();
  const named = config?.idVerification.incomeSources ?? [];
  const taken = named.length > 0 ? named : SPECIFIED;
  const choices = INCOMES.filter((value) => taken.includes(Number(value))).map((value) => ({
    value,
    label: t(`income.${value}`),
  }));
  return <RadioGroup {...rest} choices={choices} onChange={put} />;
}
