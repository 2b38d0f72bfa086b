import { useTranslation } from '#app/language/translation.tsx';
import type { MessageSender } from '#schemas/generated/platform.ts';
import { sender } from './message-row.css.ts';

/** Names the sender, unless it is the operator. */
export function Sender({ from: { role, account = '' } }: { from: MessageSender }) {
  const { t } = useTranslation('messages');
  return (
    <span className={sender}>
      <bdi>{t(`from.${role}`, { account })}</bdi>
    </span>
  );
}
