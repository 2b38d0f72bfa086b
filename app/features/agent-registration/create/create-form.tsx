import { useRef, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { isRateWithin } from '#app/kit/rate/rate-fault.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { LONGEST_NOTE } from '../longest-note.ts';
import { KindChoice } from '../terms/kind-choice.tsx';
import { RateSplit } from '../terms/rate-split.tsx';
import { TermsRate } from '../terms/terms-rate.tsx';
import { expiryText, legend } from './create.css.ts';
import { type Expiry, endOf, expiries } from './expiry.ts';
import { useCreateLink } from './use-create-link.ts';

interface CreateFormProps {
  highestRate: number;
  like: RegistrationLink | undefined;
  onCreated: (link: RegistrationLink) => void;
}

/** What accounts get that register by the link, how long it works, and what it is for. */
export function CreateForm({ highestRate, like, onCreated }: CreateFormProps) {
  const { t } = useTranslation('agent-registration');
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState(like?.kind ?? 'member');
  const [rate, setRate] = useState<number | null>(highestRate === 0 ? 0 : (like?.rate ?? null));
  const limits = { lowest: 0, highest: highestRate };
  const [expiresIn, setExpiresIn] = useState<Expiry>('7d');
  const [note, setNote] = useState(like?.note ?? '');
  const [isTried, setIsTried] = useState(false);
  const { busy, submit: create, error, reset } = useCreateLink(onCreated);
  const submit = () => {
    setIsTried(true);
    if (!isRateWithin(rate, limits)) return field.current?.focus();
    void create({ kind, rate, expiresIn, note: note.trim() });
  };
  return (
    <DialogForm
      gap={6}
      action={t('create.action')}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onSubmit={submit}
    >
      <KindChoice value={kind} onChange={setKind} />
      <TermsRate
        ref={field}
        highestRate={highestRate}
        value={rate}
        isTried={isTried}
        onChange={(next) => {
          reset();
          setRate(next);
        }}
      />
      <RateSplit kind={kind} rate={isRateWithin(rate, limits) ? rate : 0} own={highestRate} />
      <div className={stack[3]}>
        <p className={legend} aria-hidden="true">
          {t('expiry.label')}
        </p>
        <ChipGroup
          label={t('expiry.label')}
          choices={expiries.map((value) => ({ value, label: t(`expiry.${value}`) }))}
          chosen={expiresIn}
          onChoose={(value) => setExpiresIn(expiries.find((one) => one === value) ?? expiresIn)}
        />
        <Until expiresIn={expiresIn} />
      </div>
      <Field
        label={t('note.optional')}
        help={t('note.help')}
        value={note}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
    </DialogForm>
  );
}

/** When the link stops, on the merchant's clock. */
function Until({ expiresIn }: { expiresIn: Expiry }) {
  const { t } = useTranslation('agent-registration');
  const time = useClock('long');
  const clock = usePlatformClock();
  const [now] = useState(clock.now);
  const end = endOf(expiresIn, now);
  return (
    <p className={expiryText} role="status">
      {end === undefined ? t('expiry.forever') : t('expiry.until', { time: time(end) })}
    </p>
  );
}
