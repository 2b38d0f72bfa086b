import { useQuery } from '@tanstack/react-query';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate } from '#app/shell/router/router.ts';
import type { PointTransaction } from '#schemas/generated/platform.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { usePoints } from '../use-points.ts';
import { earned, figures } from './history.css.ts';
import { isPastEnd } from './is-past-end.ts';

type ActivityProps = Pick<ReturnType<typeof useMallAddress>, 'page' | 'turnTo' | 'queryOf'>;

const keyOf = ({ id }: PointTransaction) => String(id);

/** List of points earned and spent. */
export function Activity({ page, turnTo, queryOf }: ActivityProps) {
  const { t } = useTranslation('point-mall');
  const columns = useColumns();
  const { data, isError, isPlaceholderData, refetch } = useQuery(usePoints().transactions(page));
  if (!isPlaceholderData && isPastEnd(page, data))
    return <Navigate to={{ search: queryOf(data.totalPages) }} replace />;
  const problem = isError && !data && <Problem title={t('activity.failed')} onAction={() => void refetch()} />;
  return (
    <>
      <Table
        caption={t('view.activity')}
        captionHidden
        columns={columns}
        rows={data?.content}
        keyOf={keyOf}
        problem={problem || undefined}
        empty={
          <Empty icon="coins" title={t('activity.none')} text={t('activity.noneText')}>
            <LinkButton to={paths.index}>{t('activity.look')}</LinkButton>
          </Empty>
        }
      />
      {data && <Pages label={t('view.activity')} page={page} count={data.totalPages} onPage={turnTo} />}
    </>
  );
}

function useColumns(): TableColumn<PointTransaction>[] {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const clock = useClock('long');
  const number = new Intl.NumberFormat(tag);
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  const sign = (points: number) => signed.format(points).replaceAll('-', '−');
  return [
    { id: 'kind', name: t('activity.what'), cell: ({ kind }) => t(`activity.kind.${kind}`) },
    { id: 'when', name: t('activity.when'), cell: ({ createdAt }) => clock(createdAt) },
    {
      id: 'points',
      name: t('activity.points'),
      kind: 'number',
      cell: ({ points }) => <bdi className={points > 0 ? earned : figures}>{sign(points)}</bdi>,
    },
    {
      id: 'balance',
      name: t('activity.balance'),
      kind: 'number',
      cell: ({ balance }) => <bdi className={figures}>{number.format(balance)}</bdi>,
    },
  ];
}
