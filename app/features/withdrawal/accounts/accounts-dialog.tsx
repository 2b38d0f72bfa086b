import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { AccountList } from './account-list.tsx';
import { AddForm } from './add-form.tsx';

export interface AccountsDialogProps {
  terms: WithdrawalTerms;
  draft: { accountId: number };
  chosen: PayoutAccount | undefined;
  onClose: () => void;
}

/** Chooses one of the member's accounts, or adds one. */
export function AccountsDialog({ terms, draft, chosen, onClose }: AccountsDialogProps) {
  const { t } = useTranslation('withdrawal');
  const [isAdding, setIsAdding] = useState(terms.accounts.length === 0);
  return isAdding ? (
    <Dialog
      key="add"
      keep
      title={t('add.title')}
      onClose={terms.accounts.length === 0 ? onClose : () => setIsAdding(false)}
    >
      <AddForm terms={terms} onAdded={() => setIsAdding(false)} />
    </Dialog>
  ) : (
    <Dialog key="list" title={t('accounts.title')} onClose={onClose}>
      <AccountList
        terms={terms}
        chosen={chosen}
        onChoose={(accountId) => {
          draft.accountId = accountId;
          onClose();
        }}
        onAdd={() => setIsAdding(true)}
      />
    </Dialog>
  );
}
