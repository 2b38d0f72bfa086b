import { useState } from 'react';
import { BulkAction, SelectionBar } from '#app/kit/grid/selection-bar.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { FreezeDialog } from '../sheet/freeze-dialog.tsx';

/** Of the contract. */
const MOST = 200;

interface ChosenBarProps {
  accounts: readonly string[];
  onClear: () => void;
}

/** What can be done with the selected accounts. */
export function ChosenBar({ accounts, onClear }: ChosenBarProps) {
  const { t } = useTranslation('agent-team');
  const [frozen, setFrozen] = useState<boolean>();
  const isPossible = accounts.length <= MOST;
  return (
    <>
      <SelectionBar
        text={t('select.count', { count: accounts.length })}
        clearLabel={t('select.none')}
        onClear={onClear}
      >
        {isPossible && (
          <>
            <BulkAction icon="snowflake" onClick={() => setFrozen(true)}>
              {t('freeze.freeze')}
            </BulkAction>
            <BulkAction icon="sun" onClick={() => setFrozen(false)}>
              {t('freeze.lift')}
            </BulkAction>
          </>
        )}
      </SelectionBar>
      {!isPossible && <Alert tone="info" text={t('select.tooMany', { most: MOST })} />}
      {frozen !== undefined && (
        <FreezeDialog accounts={accounts} frozen={frozen} onDone={onClear} onClose={() => setFrozen(undefined)} />
      )}
    </>
  );
}
