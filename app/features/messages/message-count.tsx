import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useUnreadCount } from '#app/shell/messages/use-unread-count.ts';

export function MessageCount() {
  const { t } = useTranslation('messages');
  const { count } = useUnreadCount();
  return <CountBadge count={count} label={t('unread', { count })} />;
}
