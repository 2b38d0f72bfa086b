import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { LevelHead } from './level/level-head.tsx';
import { LevelPath } from './level/level-path.tsx';
import { SearchField } from './level/search-field.tsx';
import { TeamExport } from './level/team-export.tsx';
import { TeamGrid } from './level/team-grid.tsx';
import { useColumnLayout } from './level/use-column-layout.ts';
import { TeamSheet } from './sheet/team-sheet.tsx';
import { listPart, page, tools } from './team-page.css.ts';
import { useTree } from './tree/use-tree.ts';
import { teamViews, useTeamAddress } from './use-team-address.ts';

/** An agent's team level by level, and the downline that is open. */
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
