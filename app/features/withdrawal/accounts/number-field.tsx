import { Field } from '#app/kit/field/field.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccountRequest, PayoutNumber, PayoutProvider } from '#schemas/generated/platform.ts';

const LONGEST_NUMBER = 40;

interface NumberFieldProps {
  account: PayoutAccountRequest;
  providers: readonly PayoutProvider[];
  /** Brand of a card, as soon as its number says it. */
  brand: string;
  isWrong: boolean;
  onChange: (number: string) => void;
}

/** The number of an account, with the form that its bank, card or e-wallet asks for. */
export function NumberField({
  account: { kind, provider, number },
  providers,
  brand,
  isWrong,
  onChange,
}: NumberFieldProps) {
  const { tag } = useCurrentLanguage();
  const words = useNumberWords();
  const offered = providers.filter((one) => one.kind === kind);
  const form = (offered.find(({ name }) => name === provider) ?? offered[0])?.number;
  const names = new Intl.ListFormat(tag, { type: 'disjunction' }).format(offered.map(({ name }) => name));
  const said = kind === 'card' ? words.card(brand, names) : words[form?.form ?? 'plain'](form);
  return (
    <Field
      key={kind}
      label={said.label}
      help={said.help}
      error={isWrong ? said.fault : undefined}
      value={number}
      maxLength={LONGEST_NUMBER}
      autoComplete={kind === 'card' ? 'cc-number' : form?.form === 'mobile' ? 'tel' : 'off'}
      inputMode={kind === 'card' || form?.form === 'digits' ? 'numeric' : form?.form === 'mobile' ? 'tel' : undefined}
      dir="ltr"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Name, help and fault of the field, for each form of a number. */
function useNumberWords() {
  const { t } = useTranslation('withdrawal');
  return {
    plain: () => ({ label: t('add.number'), help: undefined, fault: t('add.fault.number') }),
    card: (brand: string, names: string) => ({
      label: t('add.cardNumber'),
      help: brand || t('add.cards', { names }),
      fault: t('add.cardFault'),
    }),
    digits: ({ least = 1, most = 34 }: PayoutNumber = { form: 'digits' }) => {
      const help = least === most ? t('add.digits', { most }) : t('add.digitsBetween', { least, most });
      return { label: t('add.number'), help, fault: t('add.digitsFault', { form: help }) };
    },
    iban: ({ country }: PayoutNumber = { form: 'iban' }) => ({
      label: t('add.iban'),
      help: country ? t('add.ibanOf', { country }) : t('add.ibanHelp'),
      fault: country ? t('add.ibanOfFault', { country }) : t('add.ibanFault'),
    }),
    mobile: () => ({ label: t('add.mobile'), help: t('add.mobileHelp'), fault: t('add.mobileFault') }),
  };
}
