import { useState } from 'react';
import { BulkAction, SelectionBar } from '#app/kit/grid/selection-bar.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { RatesDialog } from '../rates/rates-dialog.tsx';
import { FreezeDialog } from '../sheet/freeze-dialog.tsx';

/** Limit of the contract. */
const MOST = 200;

interface ChosenBarProps {
  accounts: readonly string[];
  /** Replaces the selection. */
  onSelect: (accounts: readonly string[]) => void;
}

/** Bar with the actions for the selected accounts. */
export function ChosenBar({ accounts, onSelect }: ChosenBarProps) {
  const { t } = useTranslation('agent-team');
  const [asked, setAsked] = useState<'rates' | 'freeze' | 'lift'>();
  const close = () => setAsked(undefined);
  const clear = () => onSelect([]);
  const isPossible = accounts.length <= MOST;
  const { buttons, tooMany, dialog } = useChosenActions(accounts, clear);
  return (
    <>
      <SelectionBar text={t('select.count', { count: accounts.length })} clearLabel={t('select.none')} onClear={clear}>
        {isPossible && (
          <>
            <BulkAction icon="percent" onClick={() => setAsked('rates')}>
              {t('rates.action')}
            </BulkAction>
            <BulkAction icon="snowflake" onClick={() => setAsked('freeze')}>
              {t('freeze.freeze')}
            </BulkAction>
            <BulkAction icon="sun" onClick={() => setAsked('lift')}>
              {t('freeze.lift')}
            </BulkAction>
          </>
        )}
        {buttons}
      </SelectionBar>
      {!isPossible && <Alert tone="info" text={t('select.tooMany', { most: MOST })} />}
      {tooMany.map(({ name, most }) => (
        <Alert key={name} tone="info" text={t('select.tooManyFor', { action: name, most })} />
      ))}
      {dialog}
      {asked === 'rates' && (
        <RatesDialog
          accounts={accounts}
          onDone={(refused) => {
            close();
            onSelect(refused);
          }}
          onClose={close}
        />
      )}
      {(asked === 'freeze' || asked === 'lift') && (
        <FreezeDialog accounts={accounts} frozen={asked === 'freeze'} onDone={clear} onClose={close} />
      )}
    </>
  );
}

type ChosenAction = Contributed<'chosenActions'>;

/** Actions of other features for the selected accounts, and the open one. */
function useChosenActions(accounts: readonly string[], onDone: () => void) {
  const entryText = useEntryText();
  const actions = useSlot('chosenActions').filter(({ pending }) => !pending);
  const [opened, setOpened] = useState<ChosenAction>();
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    onDone();
  };
  const nameOf = ({ namespace, label }: ChosenAction) => entryText(namespace, label);
  const isPossible = ({ most }: ChosenAction) => accounts.length <= most;
  return {
    buttons: actions.filter(isPossible).map((action) => (
      <BulkAction key={action.namespace} icon={action.icon} onClick={() => setOpened(action)}>
        {nameOf(action)}
      </BulkAction>
    )),
    /** Actions with a limit below the number of selected accounts. */
    tooMany: actions
      .filter((action) => !isPossible(action))
      .map((action) => ({ name: nameOf(action), most: action.most })),
    dialog: opened && (
      <ScreenView screen={opened.screen} props={{ accounts, onDone: done, onClose: close }} fallback={null} />
    ),
  };
}
