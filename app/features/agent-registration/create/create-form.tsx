import { useRef, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { isRateWithin } from '#app/kit/rate/rate-fault.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { createRegistrationLink } from '#app/platform/generated/operations/create-registration-link.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { NewRegistrationLink, RegistrationLink } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useRefreshLinks } from '../links-query.ts';
import { LONGEST_NOTE } from '../longest-note.ts';
import { KindChoice } from '../terms/kind-choice.tsx';
import { RateSplit } from '../terms/rate-split.tsx';
import { TermsRate } from '../terms/terms-rate.tsx';
import { expiryText, legend } from './create.css.ts';

type Wanted = Omit<NewRegistrationLink, 'idempotencyKey'>;

type Expiry = NewRegistrationLink['expiresIn'];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Expiry, number | undefined>> = { '1d': 1, '7d': 7, '30d': 30, never: undefined };

/** Choices for the link's lifetime. */
const expiries = ['1d', '7d', '30d', 'never'] as const satisfies readonly Expiry[];

interface CreateFormProps {
  highestRate: number;
  like: RegistrationLink | undefined;
  onCreated: (link: RegistrationLink) => void;
}

/** Form for a new link: type and rate of its accounts, lifetime and note. */
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

/** Expiry time on the merchant's clock. */
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

/** Expiry time of a link created now; undefined if it never expires. */
function endOf(expiry: Expiry, now: number): number | undefined {
  const days = DAYS[expiry];
  return days === undefined ? undefined : now + days * DAY_MS;
}

function useCreateLink(onCreated: (link: RegistrationLink) => void) {
  const platform = usePlatform();
  const refresh = useRefreshLinks();
  return useIntentCall({
    action: 'registrationLink',
    intentOf: ({ kind, rate, expiresIn, note }: Wanted) => `${kind}:${rate}:${expiresIn}:${note}`,
    send: (terms, idempotencyKey) => createRegistrationLink(platform, { ...terms, idempotencyKey }),
    onSuccess: onCreated,
    // Refresh after a refusal too: the range of rates or the number of links may have caused it.
    onSettled: () => void refresh(),
  });
}
