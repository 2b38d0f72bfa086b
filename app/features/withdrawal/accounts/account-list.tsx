import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { AccountRow } from './account-row.tsx';
import { rows } from './accounts.css.ts';
import { isWrongPassword } from './is-wrong-password.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { useAccountActions } from './use-account-actions.ts';

interface AccountListProps {
  terms: WithdrawalTerms;
  chosen: PayoutAccount | undefined;
  onChoose: (accountId: number) => void;
  onAdd: () => void;
}

/** The member's accounts with their actions. */
export function AccountList({
  terms: { accounts, maxAccounts, hasPaymentPassword },
  chosen,
  onChoose,
  onAdd,
}: AccountListProps) {
  const { t } = useTranslation('withdrawal');
  const [removing, setRemoving] = useState<number>();
  const { makeDefault, remove } = useAccountActions();
  const said = makeDefault.error ?? (isWrongPassword(remove.error) ? null : remove.error);
  const isFull = accounts.length >= maxAccounts;
  return (
    <div className={stack[5]}>
      <ul className={rows} aria-label={t('accounts.list')}>
        {accounts.map((account) => {
          const { accountId } = account;
          return (
            <li key={accountId}>
              {removing === accountId ? (
                <RemoveQuestion
                  account={account}
                  needsPassword={hasPaymentPassword}
                  remove={remove}
                  onKeep={() => setRemoving(undefined)}
                />
              ) : (
                <AccountRow
                  account={account}
                  isChosen={accountId === chosen?.accountId}
                  onChoose={() => onChoose(accountId)}
                  onDefault={() => makeDefault.mutate({ accountId })}
                  onRemove={() => setRemoving(accountId)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Alert text={said ? describeRefusal(said, t) : undefined} />
      {isFull ? (
        <Alert tone="info" text={t('accounts.full', { count: maxAccounts })} />
      ) : (
        <Button icon="plus" wide onClick={onAdd}>
          {t('accounts.add')}
        </Button>
      )}
    </div>
  );
}
