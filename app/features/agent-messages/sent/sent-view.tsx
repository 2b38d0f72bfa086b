import { CardDetail } from '#app/kinds/list-with-detail/card-detail.tsx';
import {
  type OfficeColumn,
  type OfficeTexts,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { SentQuery } from '../message-queries.ts';
import type { MessagesAddress } from '../use-messages-address.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { subject as subjectStyle, view } from './sent.css.ts';
import { SentDetail } from './sent-detail.tsx';

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

function useSentColumns() {
  const { t } = useTranslation('agent-messages');
  return useOfficeColumns(columnsOf, t, undefined);
}

function columnsOf(t: Translate<'agent-messages'>, { near }: OfficeTexts): OfficeColumn<SentMessage>[] {
  return [
    {
      ...{ id: 'subject', name: t('subject'), width: 230 },
      cell: ({ subject }) => <bdi className={subjectStyle}>{subject}</bdi>,
    },
    { id: 'to', name: t('column.to'), width: 160, inCard: 'line', cell: (message) => <Recipients message={message} /> },
    { id: 'people', name: t('column.people'), width: 84, inCard: 'nowhere', count: ({ people }) => people },
    {
      ...{ id: 'reads', name: t('column.reads'), width: 84, inCard: 'amount' },
      count: ({ reads }) => reads,
      cardCell: ({ reads, people }) => t('readBy', { reads, people }),
    },
    {
      ...{ id: 'createdAt', name: t('column.when'), kind: 'number', width: 130, inCard: 'lineEnd' },
      cell: ({ createdAt }) => near(createdAt),
    },
  ];
}

function Recipients({ message: { to, people } }: { message: SentMessage }) {
  const nameOf = useRecipientText();
  return <bdi>{nameOf(to, people)}</bdi>;
}
