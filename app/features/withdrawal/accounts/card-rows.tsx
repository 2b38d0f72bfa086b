import { useState } from 'react';
import { rows } from '#app/kit/card/card.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { asked } from './card.css.ts';
import { CardRow } from './card-row.tsx';
import { isWrongPassword } from './is-wrong-password.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { useAccountActions } from './use-account-actions.ts';

/** Accounts with masked numbers. The question before a removal replaces the account's row. */
export function CardRows({ terms: { accounts, hasPaymentPassword } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawal');
  const [removing, setRemoving] = useState<number>();
  const { makeDefault, remove } = useAccountActions();
  const said = makeDefault.error ?? (isWrongPassword(remove.error) ? null : remove.error);
  return (
    <>
      <ul className={rows} aria-label={t('accounts.list')}>
        {accounts.map((account) => {
          const { accountId } = account;
          return accountId === removing ? (
            <li key={accountId} className={asked}>
              <RemoveQuestion
                account={account}
                needsPassword={hasPaymentPassword}
                remove={remove}
                onKeep={() => setRemoving(undefined)}
              />
            </li>
          ) : (
            <CardRow
              key={accountId}
              account={account}
              onDefault={() => makeDefault.mutate({ accountId })}
              onRemove={() => {
                remove.reset();
                setRemoving(accountId);
              }}
            />
          );
        })}
      </ul>
      <Alert text={said ? describeRefusal(said, t) : undefined} />
    </>
  );
}
