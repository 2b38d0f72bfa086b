import { useMemo } from 'react';
import { Combobox } from '#app/kit/combobox/combobox.tsx';
import type { ComboboxOption } from '#app/kit/combobox/combobox-option.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Country } from '#schemas/generated/platform.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { countryNames } from './country-names.ts';
import { flag } from './dialling-code.css.ts';

interface DiallingCodeProps {
  countries: readonly Country[];
  /** ISO code of the chosen country. */
  value: string;
  onChange: (countryCode: string) => void;
}

/** The country of a mobile number, searchable by name, code or dialling code. */
export function DiallingCode({ countries, value, onChange }: DiallingCodeProps) {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const address = useImageAddress();
  const names = useMemo(() => countryNames(countries, tag), [countries, tag]);
  const options = names.map(
    ({ countryCode, countryDialingCode, name, keywords }): ComboboxOption => ({
      value: countryCode,
      label: name,
      note: countryDialingCode,
      short: countryDialingCode,
      keywords,
      picture: (
        <img
          className={flag}
          src={address(`/img/COUNTRY_FLAG/${countryCode}.svg`)}
          alt=""
          width={24}
          height={16}
          loading="lazy"
          decoding="async"
        />
      ),
    }),
  );
  const labels = {
    show: t('smsCode.countries'),
    found: (count: number) => t('smsCode.found', { count }),
    none: t('smsCode.noCountry'),
  };
  return (
    <Combobox
      label={t('smsCode.country')}
      labels={labels}
      options={options}
      value={value}
      onChange={onChange}
      disabled={countries.length === 0}
    />
  );
}
