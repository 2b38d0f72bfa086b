import { CardDetail } from '#app/kinds/list-with-detail/card-detail.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { SentQuery } from '../message-queries.ts';
import type { MessagesAddress } from '../use-messages-address.ts';
import { view } from './sent.css.ts';
import { SentDetail } from './sent-detail.tsx';
import { useSentColumns } from './use-sent-columns.tsx';

/** In rem. Narrower windows show cards, which include the details of the sheet. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface SentViewProps {
  query: SentQuery;
  address: MessagesAddress;
  /** True if the open message is in a sheet beside the list. */
  isWide: boolean;
}

const keyOf = ({ id }: SentMessage) => String(id);

/** One page of the agent's sent messages. */
export function SentView({ query: { data, error, isPlaceholderData, refetch }, address, isWide }: SentViewProps) {
  const { t } = useTranslation('agent-messages');
  const columns = useSentColumns();
  const { opened, setOpened, close, page, turnTo } = address;
  if (data && !isPlaceholderData && page > Math.max(1, data.totalPages))
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  const rows = isPlaceholderData ? undefined : data?.content;
  const failed = error && !data && (
    <Problem title={t('sent.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />
  );
  return (
    <div className={view}>
      <Grid
        label={t('sent.list')}
        columns={columns}
        count={rows?.length}
        rowAt={(index) => rows?.[index]}
        keyOf={keyOf}
        {...(opened !== null && { openKey: String(opened) })}
        onOpen={({ id }) => setOpened(id)}
        {...(!isWide && {
          cardDetail: ({ id }: SentMessage) => (
            <CardDetail t={t} onClose={close}>
              <SentDetail id={id} />
            </CardDetail>
          ),
        })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={
          <Empty icon="paper-plane-right" title={t('sent.none')} text={t('sent.noneText')}>
            <Button look="primary" icon="note-pencil" onClick={address.write}>
              {t('write')}
            </Button>
          </Empty>
        }
        {...(failed && { problem: failed })}
      />
      {data && <Pages label={t('sent.list')} page={page} count={data.totalPages} onPage={turnTo} />}
    </div>
  );
}
