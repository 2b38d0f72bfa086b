import { Combobox } from '#app/kit/combobox/combobox.tsx';
import type { ComboboxOption } from '#app/kit/combobox/combobox-option.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { type PersonFieldProps, usePersonField } from './use-person-field.ts';

interface NationalityFieldProps extends PersonFieldProps {
  countries: readonly ComboboxOption[];
}

export function NationalityField({ countries, ...rest }: NationalityFieldProps) {
  const { t } = useTranslation('kyc');
  const { props, put } = usePersonField('nationality', rest);
  const labels = {
    show: t('country.show'),
    found: (count: number) => t('country.found', { count }),
    none: t('country.none'),
  };
  return <Combobox {...props} options={countries} labels={labels} placeholder={t('choose')} onChange={put} />;
}
