import { useId } from 'react';
import { type OfficeColumn, useOfficeColumns } from '#app/kinds/record-page/office/office-columns.tsx';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import { Link } from '#app/shell/router/router.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { PAGE } from '../office/office-path.ts';
import { allLink, downlinesPanel } from './downlines.css.ts';
import { panelHead, panelTitle } from './overview.css.ts';
import { formatRate } from './share.ts';

type Downline = TeamOverview['downlines'][number];

/** Id of the page that lists all direct downlines. */
const ALL = 'userProfit';

const keyOf = ({ account }: Downline) => account;
const AMOUNTS = ['turnover', 'deposits', 'withdrawals', 'netLoss'] as const;
const TONES = { agent: 'accent', member: 'plain', trial: 'quiet' } as const;

/** Direct downlines with the highest team turnover, and a link to all direct downlines in the same days. */
export function Downlines({ team: { downlines, directs, currency } }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const address = useListParameters('place');
  const hasAll = useSlot('agentPages').some(({ id }) => id === ALL);
  const titleId = useId();
  const columns = useOfficeColumns(columnsOf, t, { currency });
  return (
    <section className={downlinesPanel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('downlines.title')}
        </h2>
        {directs > 0 && hasAll && (
          <Link className={allLink} to={{ search: address.queryWith({ [PAGE]: ALL }) }}>
            {t('downlines.all', { count: directs })}
          </Link>
        )}
      </div>
      <Grid
        label={t('downlines.title')}
        look="panel"
        columns={columns}
        count={downlines.length}
        rowAt={(index) => downlines[index]}
        keyOf={keyOf}
        empty={<Empty icon="users-three" title={t('downlines.empty.title')} text={t('downlines.empty.text')} />}
      />
    </section>
  );
}

function columnsOf(t: Translate<'agent'>): OfficeColumn<Downline>[] {
  return [
    { id: 'account', name: t('downlines.column.account'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'type', name: t('downlines.column.type'), inCard: 'name', cell: ({ type }) => <TypeBadge type={type} /> },
    { id: 'members', name: t('downlines.column.members'), width: 96, count: ({ members }) => members },
    ...AMOUNTS.map((id) => ({ id, name: t(`downlines.column.${id}`), net: (row: Downline) => row[id] })),
    {
      ...{ id: 'rate', name: t('downlines.column.rate'), kind: 'number', width: 72 },
      cell: ({ rate }) => <Rate rate={rate} />,
    },
  ];
}

function TypeBadge({ type }: Pick<Downline, 'type'>) {
  const { t } = useTranslation('agent');
  const status = statusOfType(type);
  return <Badge tone={TONES[status]}>{t(`downlines.type.${status}`)}</Badge>;
}

function Rate({ rate }: Pick<Downline, 'rate'>) {
  const { tag } = useCurrentLanguage();
  return formatRate(rate, tag);
}
