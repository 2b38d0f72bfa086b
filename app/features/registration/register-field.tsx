import type { ComponentProps } from 'react';
import { useSnapshot } from 'valtio';
import { faultText, ruleText } from '#app/kinds/account-fields/fault-text.ts';
import { birthdayRange } from '#app/kit/date-field/check-birthday.ts';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { useDateLabels } from '#app/kit/date-field/use-date-labels.ts';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { CaptchaField } from '#app/shell/captcha/captcha-field.tsx';
import type { DateOrder } from '#schemas/writing/date-order.ts';
import { blurField, type RegisterDraft, setField } from './register-draft.ts';
import { birthdayOrder, type CheckContext, MAX_VALUE_LENGTH, ruleOf } from './rules/check-all.ts';
import { type FieldName, isPassword, traitsOf } from './rules/fields.ts';

interface BirthdayFieldProps extends Omit<ComponentProps<typeof DateField>, 'labels' | 'min' | 'max' | 'order'> {
  minimumAge: number;
  order: DateOrder;
}

interface RegisterFieldProps {
  name: FieldName;
  draft: RegisterDraft;
  context: CheckContext;
  /** Focuses the field when the sheet opens. */
  first: boolean;
  /** `enterKeyHint` for the keyboards of phones. */
  enter: 'go' | 'next';
  /** Number of attempts. Each needs a new captcha. */
  serial: number;
}

const BIRTHDAY_HINTS = {
  dayFirst: 'hint.birthday',
  monthFirst: 'hint.birthdayMonthFirst',
  yearFirst: 'hint.birthdayYearFirst',
} as const;

/** A field with its hint, or its error if it has one. */
export function RegisterField({ name, draft, context, first, enter, serial }: RegisterFieldProps) {
  const { t } = useTranslation('registration');
  const { values, faults } = useSnapshot(draft, { sync: true });
  const focus = useFirstFocus();
  const { required } = ruleOf(name, context);
  const fault = faults[name];
  const props = {
    ...traitsOf(name),
    ...(first && { ref: focus }),
    name,
    required,
    value: values[name],
    error: fault && faultText(fault, t),
    onBlur: () => blurField(draft, name, context),
  };
  const put = (text: string) => setField(draft, name, text, context);
  const typed = {
    enterKeyHint: enter,
    maxLength: MAX_VALUE_LENGTH,
    onChange: (event: { target: { value: string } }) => put(event.target.value),
  };
  if (name === 'captcha') return <CaptchaField {...props} {...typed} key={serial} serial={serial} />;
  const label = required ? t(`field.${name}`) : t('optional', { field: t(`field.${name}`) });
  const words = { label, help: hintOf(name, context, t) };
  if (name === 'birthday') {
    const { minimumAge, today } = context;
    const own = { ...props, ...words, minimumAge, today, enterKeyHint: enter, order: birthdayOrder(context) };
    return <BirthdayField {...own} onChange={put} />;
  }
  return isPassword(name) ? (
    <PasswordField {...props} {...typed} {...words} />
  ) : (
    <Field {...props} {...typed} {...words} />
  );
}

/** Rules worth knowing before typing: the format of a username or password, and the age limit. */
function hintOf(name: FieldName, context: CheckContext, t: Translate<'registration'>) {
  if (name === 'payeeName') return t('hint.payeeName');
  if (name === 'birthday') return t(BIRTHDAY_HINTS[birthdayOrder(context)], { age: context.minimumAge });
  if (name !== 'username' && name !== 'password' && name !== 'paymentPassword') return undefined;
  return ruleText(ruleOf(name, context), t);
}

/** Date field limited to birthdays that meet the age limit. */
function BirthdayField({ minimumAge, today, order, ...rest }: BirthdayFieldProps) {
  const { t } = useTranslation('registration');
  const labels = useDateLabels();
  const format = order === 'dayFirst' ? labels.format : t(`birthday.${order}`);
  return (
    <DateField
      {...rest}
      {...birthdayRange(minimumAge, today)}
      today={today}
      order={order}
      labels={{ ...labels, format }}
    />
  );
}
