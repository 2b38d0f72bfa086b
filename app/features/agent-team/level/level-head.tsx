import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { PageHead } from '#app/shared/office/page-head.tsx';
import { teamColumnIds } from './use-column-layout.ts';

interface LevelHeadProps {
  /** When the rows were read; undefined while they load. */
  asOf: number | undefined;
  /** Undefined where rows are cards. */
  layout: GridLayout | undefined;
}

/** The page's title, how old its numbers are, and which columns it has. */
export function LevelHead({ asOf, layout }: LevelHeadProps) {
  const { t } = useTranslation('agent-team');
  const clock = useClock('exact');
  const columns = teamColumnIds.map((id) => ({ id, name: t(`column.${id}`) }));
  return (
    <PageHead title={t('title')} note={asOf === undefined ? undefined : t('asOf', { time: clock(asOf) })}>
      {layout && <ColumnChoice label={t('columns')} columns={columns} layout={layout} />}
    </PageHead>
  );
}
