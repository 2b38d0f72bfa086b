import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChosenActionProps } from '#app/shell/slots/agent-slots.ts';
import { ComposeLoaded } from './compose/compose-loaded.tsx';
import { firstOf } from './compose/message-draft.ts';
import { useCompose } from './compose/use-compose.ts';

/** Dialog for a message to the selected accounts of the team. */
export function WriteToChosen({ accounts, onDone, onClose }: ChosenActionProps) {
  const { t } = useTranslation('agent-messages');
  // Keep the first order: a change of the selection's order would start another draft.
  const [first] = useState(() => firstOf(accounts));
  const composing = useCompose(first, onDone);
  return (
    <Dialog keep title={t('compose.title')} onClose={onClose}>
      <ComposeLoaded composing={composing} />
    </Dialog>
  );
}
