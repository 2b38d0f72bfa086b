import type { ReactNode } from 'react';
import { panelPage } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { SavedViewsMenu } from '#app/kinds/record-page/office/saved-views/saved-views-menu.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamFile } from '#app/platform/generated/operations/team-file.ts';
import { statusOfType } from '#app/session/member-type.ts';
import { useSession } from '#app/session/session-context.tsx';
import { AccountPath } from '#app/shell/team/account-path.tsx';
import { AccountSearch } from '#app/shell/team/account-search.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import type { MemberType, TeamHead, TeamLevelPage } from '#schemas/generated/platform.ts';
import { about, search } from './level/level.css.ts';
import { TeamGrid } from './level/team-grid.tsx';
import { teamColumnIds, useColumnLayout } from './level/use-column-layout.ts';
import { TeamSheet } from './sheet/team-sheet.tsx';
import { listPart, tools } from './team-page.css.ts';
import { useTree } from './tree/use-tree.ts';
import { type TeamAddress, type TeamList, teamViews, useTeamAddress } from './use-team-address.ts';

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
  const { member } = useSession();
  const { list, opened } = address;
  const team = useTree(list);
  const layout = useColumnLayout();
  const isWide = useMedia(WIDE);
  return (
    <div className={panelPage}>
      <div className={listPart}>
        <LevelHead asOf={team.page?.asOf} layout={layout} hasColumns={isWide}>
          {team.page && team.page.head.members > 1 && <TeamExport page={team.page} list={list} />}
        </LevelHead>
        <div className={tools}>
          <AccountSearch
            key={list.account}
            className={search}
            label={t('search', { account: list.account || member?.account })}
            clearLabel={t('clear')}
            search={list.search}
            onSearch={address.setSearch}
          />
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

interface TeamExportProps {
  page: TeamLevelPage;
  list: TeamList;
}

const TYPES: readonly MemberType[] = [0, 1, 2, 4, 41, 42];

/** Downloads all accounts below the current one, at every level, with the same search and view. */
function TeamExport({ page, list }: TeamExportProps) {
  const { t } = useTranslation('agent-team');
  const { account, search, view } = list;
  const isWhole = !search && view === 'all';
  return (
    <SentExport
      title={`${t('title')} ${page.head.account}`}
      columns={[
        { field: 'account', name: t('column.account') },
        { field: 'nickname', name: t('file.nickname') },
        { field: 'type', name: t('column.type'), words: wordsOf(TYPES, (type) => t(`type.${statusOfType(type)}`)) },
        { field: 'level', name: t('file.level') },
        { field: 'upline', name: t('file.upline') },
        { field: 'members', name: t('column.members') },
        { field: 'directs', name: t('sheet.directs') },
        { field: 'balance', name: t('column.balance') },
        { field: 'currency', name: t('file.currency') },
        { field: 'rate', name: t('file.rate') },
        { field: 'lastLogInAt', name: t('column.lastLogIn') },
        { field: 'registeredAt', name: t('column.registeredAt') },
        { field: 'state', name: t('file.state'), words: { frozen: t('frozen') } },
      ]}
      call={teamFile}
      address="POST /wps/agent/team/file"
      query={{ ...(account && { account }), ...(search && { search }), view }}
      total={isWhole ? page.head.members - 1 : undefined}
      t={t}
    />
  );
}

interface LevelPathProps {
  /** Undefined while loading. */
  head: TeamHead | undefined;
  address: TeamAddress;
}

/** Breadcrumb from the agent down to the level, with the facts of the level's account. */
function LevelPath({ head, address }: LevelPathProps) {
  const { t } = useTranslation('agent-team');
  const rate = useRateText();
  return (
    <AccountPath label={t('path')} head={head} levelOf={address.levelOf}>
      {head && (
        <p className={about}>
          {t(head.level === 0 ? 'ownLevel' : 'level', {
            ...{ level: head.level, rate: rate(head.rate), directs: t('directs', { count: head.directs }) },
            type: t(`kind.${statusOfType(head.type)}`),
          })}
        </p>
      )}
    </AccountPath>
  );
}
