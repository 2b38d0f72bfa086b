import { type FormEvent, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Combobox } from '#app/kit/combobox/combobox.tsx';
import type { ComboboxOption } from '#app/kit/combobox/combobox-option.ts';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type KycDraft, setSameAddress } from '../kyc-draft.ts';
import { isNeeded, type PersonCheck } from './check-person.ts';
import { ChoiceField, IncomeField } from './choice-field.tsx';
import { countriesIn } from './countries.ts';
import { ID_TYPES, OCCUPATIONS } from './fields.ts';
import { groupTitle } from './person-form.css.ts';
import { BirthdayField, TextField } from './text-field.tsx';
import { type PersonFieldProps, usePersonField } from './use-person-field.ts';

interface NationalityFieldProps extends PersonFieldProps {
  countries: readonly ComboboxOption[];
}

interface PersonFormProps {
  id: string;
  draft: KycDraft;
  check: PersonCheck;
  onSend: () => Promise<void>;
  /** True opens the dialog that the member is too young. */
  isUnderage: boolean;
  onUnderageSeen: () => void;
}

/** Personal information in three groups: document, addresses and income. */
export function PersonForm({ id, draft, check, onSend, isUnderage, onUnderageSeen }: PersonFormProps) {
  const { t } = useTranslation('kyc');
  const { tag } = useCurrentLanguage();
  const countries = useMemo(() => countriesIn(tag), [tag]);
  const person = useSnapshot(draft);
  const field = { draft, check };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form id={id} className={stack[7]} onSubmit={send} noValidate>
      {person.prefilled && person.prefilled.length > 0 && <Alert tone="info" text={t('known')} />}
      <section className={stack[5]}>
        <h3 className={groupTitle}>{t('group.person')}</h3>
        <ChoiceField {...field} name="idType" values={ID_TYPES} labelOf={(type) => t(`idType.${type}`)} />
        <TextField {...field} name="payeename" help={t('hint.payeename')} autoComplete="name" />
        <BirthdayField {...field} />
        <TextField {...field} name="placeOfBirth" autoComplete="off" />
        <NationalityField {...field} countries={countries} />
      </section>
      <section className={stack[5]}>
        <h3 className={groupTitle}>{t('group.address')}</h3>
        <TextField {...field} name="address" autoComplete="street-address" />
        <Checkbox checked={person.sameAddress} onChange={(event) => setSameAddress(draft, event.target.checked)}>
          {t('same')}
        </Checkbox>
        {isNeeded('permanentAddress', person) && (
          <TextField {...field} name="permanentAddress" autoComplete="section-permanent street-address" />
        )}
      </section>
      <section className={stack[5]}>
        <h3 className={groupTitle}>{t('group.income')}</h3>
        <IncomeField {...field} />
        {isNeeded('occupation', person) && (
          <ChoiceField {...field} name="occupation" values={OCCUPATIONS} labelOf={(work) => t(`occupation.${work}`)} />
        )}
        {isNeeded('employerName', person) && <TextField {...field} name="employerName" autoComplete="organization" />}
      </section>
      {isUnderage && (
        <NoticeDialog
          title={t('field.birthday')}
          text={t('fault.age', { age: check.minimumAge })}
          onClose={onUnderageSeen}
        />
      )}
    </form>
  );
}

function NationalityField({ countries, ...rest }: NationalityFieldProps) {
  const { t } = useTranslation('kyc');
  const { props, put } = usePersonField('nationality', rest);
  const labels = {
    show: t('country.show'),
    found: (count: number) => t('country.found', { count }),
    none: t('country.none'),
  };
  return <Combobox {...props} options={countries} labels={labels} placeholder={t('choose')} onChange={put} />;
}
