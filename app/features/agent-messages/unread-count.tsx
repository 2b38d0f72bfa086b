import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useUnreadCount } from '#app/shell/messages/use-unread-count.ts';

/** Badge with the number of unread messages. */
export function UnreadCount() {
  const { t } = useTranslation('agent-messages');
  const { count } = useUnreadCount();
  return <CountBadge count={count} label={t('unread', { count })} />;
}
