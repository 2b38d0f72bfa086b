import { useTranslation } from '#app/language/translation.tsx';
import type { MessageRecipients } from '#schemas/generated/platform.ts';

/** Names the recipients: the upline, a downline by its account, several accounts by their number, or a group. */
export function useRecipientText(): (to: MessageRecipients, people: number) => string {
  const { t } = useTranslation('agent-messages');
  return ({ kind, account = '', level = 0 }, people) => {
    if (kind === 'downline') return account;
    if (kind === 'downlines') return t('to.downlines', { count: people });
    return kind === 'level' ? t('to.level', { level }) : t(`to.${kind}`);
  };
}
