import { useTranslation } from '#app/language/translation.tsx';
import { useWriteTo } from '#app/shell/messages/use-write-to.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { MessageActionProps } from '#app/shell/slots/account-slots.ts';

/** Replies to the direct upline or a downline. Messages from agents further up have no reply. */
export function Reply({ from: { role, account } }: MessageActionProps) {
  const { t } = useTranslation('agent-messages');
  const writeTo = useWriteTo();
  if (!writeTo || role === 'above' || (role === 'downline' && account === undefined)) return null;
  return <LinkButton to={writeTo(role === 'downline' ? account : undefined)}>{t('reply')}</LinkButton>;
}
