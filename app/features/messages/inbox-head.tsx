import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { overList } from './messages.css.ts';
import type { MessageAddress } from './use-message-address.ts';

interface InboxHeadProps {
  /** Undefined while loading. */
  page: MessagePage | undefined;
  address: MessageAddress;
}

/** The days of the list. */
export function InboxHead({ page, address }: InboxHeadProps) {
  const { t } = useTranslation('messages');
  // Who never had a message needs no days to choose from.
  if (page?.counts.all === 0 && !page.from) return null;
  return (
    <div className={overList}>
      <RecordHead address={address} days={page} t={t} />
    </div>
  );
}
