import { useId, useRef, useState } from 'react';
import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Field } from '#app/kit/field/field.tsx';
import { FieldError } from '#app/kit/field/field-error.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { Select } from '#app/kit/select/select.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccountRequest, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { completed, FIELDS, faultsOf } from './account-faults.ts';
import { NumberField } from './number-field.tsx';
import { useAccountActions } from './use-account-actions.ts';

const KINDS = ['bank', 'card', 'ewallet'] as const;
/** Label of the provider by kind. A card has none, as its number implies the brand. */
const NAMES = { bank: 'add.bankName', ewallet: 'add.ewalletName' } as const;
const LONGEST_NAME = 120;

interface AddFormProps {
  terms: WithdrawalTerms;
  onAdded: () => void;
}

/** Adds a bank account, a card or an e-wallet in the member's own name. */
export function AddForm({ terms, onAdded }: AddFormProps) {
  const { providers, holder } = terms;
  const { t } = useTranslation('withdrawal');
  const element = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState<PayoutAccountRequest>({
    ...{ kind: 'bank', provider: '', number: '' },
    holder: holder ?? '',
  });
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const { add } = useAccountActions();
  const { attempt, refused: fields } = useAttempt(element, add.error);
  const refused = new Set<string>(fields.map(({ name }) => name));
  const all = [...faults, ...refused];
  const { kind } = account;
  const say = (field: (typeof FIELDS)[number]) => (all.includes(field) ? t(`add.fault.${field}`) : undefined);
  const names = providers.filter((provider) => provider.kind === kind).map(({ name }) => name);
  const whole = completed(account, providers);
  const change = (part: Partial<PayoutAccountRequest>) => {
    add.reset();
    setFaults(new Set());
    setAccount({ ...account, ...part });
  };
  const submit = async () => {
    const wrong = await faultsOf(whole, providers);
    setFaults(wrong);
    attempt(wrong.size > 0);
    if (wrong.size > 0 || add.isPending) return;
    add.mutate(whole, { onSuccess: onAdded });
  };
  const isSaid = !add.error || FIELDS.some((field) => refused.has(field));
  return (
    <DialogForm
      ref={element}
      action={t('add.action')}
      busy={add.isPending}
      problem={isSaid ? undefined : describeRefusal(add.error, t)}
      onSubmit={() => void submit()}
    >
      <RadioGroup
        label={t('add.kind')}
        choices={KINDS.filter((one) => one !== 'card' || providers.some((provider) => provider.kind === one)).map(
          (one) => ({ value: one, label: t(`add.${one}`) }),
        )}
        value={kind}
        onChange={(value) => change({ kind: KINDS.find((one) => one === value) ?? 'bank', provider: '', number: '' })}
      />
      {kind !== 'card' && (
        <Select
          label={t(NAMES[kind])}
          choices={names.map((name) => ({ value: name, label: name }))}
          value={account.provider}
          placeholder={t('add.choose')}
          error={say('provider')}
          required
          onChange={(provider) => change({ provider })}
        />
      )}
      {holder === undefined ? (
        <Field
          label={t('add.holder')}
          help={t('add.holderHelp')}
          error={say('holder')}
          value={account.holder}
          maxLength={LONGEST_NAME}
          autoComplete="name"
          onChange={({ target }) => change({ holder: target.value })}
        />
      ) : (
        <OwnHolder name={holder} error={say('holder')} />
      )}
      <NumberField
        account={account}
        providers={providers}
        brand={whole.provider}
        isWrong={all.includes('number')}
        onChange={(number) => change({ number })}
      />
      <Wait terms={terms} />
    </DialogForm>
  );
}

/** The name that the account has to be in, which is not for the member to write. */
function OwnHolder({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useTranslation('withdrawal');
  const id = useId();
  return (
    <div className={stack[3]}>
      <p className={prose.aside}>{t('add.holder')}</p>
      <p className={prose.lead}>
        <bdi>{name}</bdi>
      </p>
      <p className={prose.aside}>{t('add.holderOwn')}</p>
      <FieldError id={id} text={error} />
    </div>
  );
}

/** From when on the new account can be withdrawn to. */
function Wait({ terms: { nextAccountReady, accountWaitSeconds } }: Pick<AddFormProps, 'terms'>) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const text = nextAccountReady ? t('add.ready') : t('add.wait', { time: arrivalText(accountWaitSeconds, tag) });
  return <p className={prose.aside}>{text}</p>;
}
