import { useTranslation } from '#app/language/translation.tsx';
import type { MessageRecipients } from '#schemas/generated/platform.ts';

/** Names whom a message is for: the upline, a downline by its account, or a group. */
export function useRecipientText(): (to: MessageRecipients) => string {
  const { t } = useTranslation('agent-messages');
  return ({ kind, account = '', level = 0 }) => {
    if (kind === 'downline') return account;
    return kind === 'level' ? t('to.level', { level }) : t(`to.${kind}`);
  };
}
