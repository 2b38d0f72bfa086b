import { useTranslation } from '#app/language/translation.tsx';
import { RecordHead } from '#app/shared/records/record-head.tsx';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { MessageExport } from './message-export.tsx';
import { countsOf } from './message-filter.ts';
import { MessageFilters } from './message-filters.tsx';
import { overList } from './messages.css.ts';
import type { MessageAddress } from './use-message-address.ts';
import { useMessages } from './use-messages.ts';

interface InboxHeadProps {
  /** Undefined while loading. */
  page: MessagePage | undefined;
  address: MessageAddress;
}

/** The days and the filter of the list, and the button that exports it. */
export function InboxHead({ page, address }: InboxHeadProps) {
  const { t } = useTranslation('messages');
  const { all } = useMessages();
  const count = page ? countsOf(page.counts)[address.shown] : 0;
  const filters = <MessageFilters counts={page?.counts} chosen={address.shown} onChoose={address.choose} />;
  // Who never had a message needs no days to choose from.
  if (page?.counts.all === 0 && !page.from) return <div className={overList}>{filters}</div>;
  return (
    <div className={overList}>
      <RecordHead address={address} days={page} t={t}>
        {filters}
        {page && count > 0 && <MessageExport page={page} count={count} load={all(address)} />}
      </RecordHead>
    </div>
  );
}
