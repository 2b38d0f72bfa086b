import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Inbox } from './inbox.tsx';
import { useMessages } from './use-messages.ts';

export function MessagesPage() {
  const { t } = useTranslation('messages');
  const { enabled } = useMessages();
  return enabled ? <Inbox /> : <Alert tone="info" text={t('trial')} />;
}
