import type { ReactNode } from 'react';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { SavedViewsMenu } from '#app/kinds/record-page/office/saved-views/saved-views-menu.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { LevelPath } from './level/level-path.tsx';
import { SearchField } from './level/search-field.tsx';
import { TeamExport } from './level/team-export.tsx';
import { TeamGrid } from './level/team-grid.tsx';
import { teamColumnIds, useColumnLayout } from './level/use-column-layout.ts';
import { TeamSheet } from './sheet/team-sheet.tsx';
import { listPart, page, tools } from './team-page.css.ts';
import { useTree } from './tree/use-tree.ts';
import { teamViews, useTeamAddress } from './use-team-address.ts';

interface LevelHeadProps {
  /** Time when the rows were read; undefined while loading. */
  asOf: number | undefined;
  layout: GridLayout;
  /** False where rows are cards. */
  hasColumns: boolean;
  /** Actions for all rows. */
  children: ReactNode;
}

/** An agent's team, one level at a time, with the open downline. */
export function TeamPage() {
  const { t } = useTranslation('agent-team');
  const address = useTeamAddress();
  const { list, opened } = address;
  const team = useTree(list);
  const layout = useColumnLayout();
  const isWide = useMedia(WIDE);
  return (
    <div className={page}>
      <div className={listPart}>
        <LevelHead asOf={team.page?.asOf} layout={layout} hasColumns={isWide}>
          {team.page && team.page.head.members > 1 && <TeamExport page={team.page} list={list} />}
        </LevelHead>
        <div className={tools}>
          <SearchField key={list.account} address={address} />
          <ViewChoice
            label={t('views.label')}
            views={teamViews.map((id) => ({ id, name: t(`views.${id}`) }))}
            view={list.view}
            counts={team.page?.counts}
            onChoose={address.setView}
          />
        </div>
        <LevelPath head={team.page?.head} address={address} />
        <TeamGrid key={`grid ${list.account}`} {...{ address, team, layout, isWide }} />
      </div>
      {isWide && opened && <TeamSheet address={address} team={team} />}
    </div>
  );
}

/** Title of the page, age of its figures and choice of columns. */
function LevelHead({ asOf, layout, hasColumns, children }: LevelHeadProps) {
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
