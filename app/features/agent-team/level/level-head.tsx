import type { ReactNode } from 'react';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { SavedViewsMenu } from '#app/kinds/record-page/office/saved-views/saved-views-menu.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { teamColumnIds } from './use-column-layout.ts';

interface LevelHeadProps {
  /** When the rows were read; undefined while they load. */
  asOf: number | undefined;
  layout: GridLayout;
  /** Not where rows are cards. */
  hasColumns: boolean;
  /** What can be done with all rows. */
  children: ReactNode;
}

/** The page's title, how old its numbers are, and which columns it has. */
export function LevelHead({ asOf, layout, hasColumns, children }: LevelHeadProps) {
  const { t } = useTranslation('agent-team');
  const refresh = useRefreshTeam();
  const columns = teamColumnIds.map((id) => ({ id, name: t(`column.${id}`) }));
  return (
    <PageHead title={t('title')} fresh={{ at: asOf, refresh: () => refresh({ throwOnError: true }) }}>
      <SavedViewsMenu name="team" layout={layout} />
      {hasColumns && <ColumnChoice label={t('columns')} columns={columns} layout={layout} />}
      {children}
    </PageHead>
  );
}
