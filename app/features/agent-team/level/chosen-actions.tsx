import { useState } from 'react';
import { BulkAction } from '#app/kit/grid/selection-bar.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';

export type ChosenAction = Contributed<'chosenActions'>;

/** Actions of other features for the selected accounts, and the open one. */
export function useChosenActions(accounts: readonly string[], onDone: () => void) {
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
