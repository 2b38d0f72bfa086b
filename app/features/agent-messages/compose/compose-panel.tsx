import { SidePanel } from '#app/kinds/list-with-detail/side-panel.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessagesAddress } from '../use-messages-address.ts';
import { ComposeLoaded } from './compose-loaded.tsx';
import type { FirstRecipient } from './message-draft.ts';
import { useCompose } from './use-compose.ts';

interface ComposePanelProps {
  first: FirstRecipient;
  address: MessagesAddress;
}

/** A new message beside the list. */
export function ComposePanel({ first, address }: ComposePanelProps) {
  const { t } = useTranslation('agent-messages');
  const composing = useCompose(first, address.showSent);
  return (
    <SidePanel title={t('compose.title')} onClose={address.close}>
      <ComposeLoaded composing={composing} />
    </SidePanel>
  );
}
