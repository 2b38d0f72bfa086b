import { useMemo } from 'react';
import { CardDetail } from '#app/kinds/list-with-detail/card-detail.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import type { TeamLevelPage, TeamSort } from '#schemas/generated/platform.ts';
import { sum } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { MemberDetail } from '../sheet/member-detail.tsx';
import { isNote, keyOfLine, type TeamLine } from '../tree/team-line.ts';
import { followNote, useGridTree } from '../tree/use-grid-tree.tsx';
import type { TeamTree } from '../tree/use-tree.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { gridPart } from './level.css.ts';
import { useChosen } from './use-chosen.ts';
import { useTeamColumns } from './use-team-columns.tsx';

/** In rem. Narrower windows show cards, which include the details of the sheet. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface TeamGridProps {
  address: TeamAddress;
  team: TeamTree;
  layout: GridLayout;
  /** True if the open row is in a sheet beside the grid. */
  isWide: boolean;
}

export function TeamGrid({ address, team, layout, isWide }: TeamGridProps) {
  const { t } = useTranslation('agent-team');
  const { member } = useSession();
  const refresh = useRefreshTeam();
  const { list, opened, setOpened, setSort } = address;
  const { page, error, retry } = team;
  const currency = page?.currency ?? member?.currency ?? '';
  const columns = useTeamColumns(currency);
  const isWhole = list.search === '' && list.view === 'all';
  const sums = useTotals(page, { isSearch: list.search !== '', isWhole, isWide });
  const sort = useMemo(() => ({ column: list.sort, direction: list.direction }), [list.sort, list.direction]);
  const chosen = useChosen(list, team.accounts);
  const tree = useGridTree(team, address);
  const open = (line: TeamLine) => (isNote(line) ? followNote(team, line) : setOpened(line.account));
  const { keys, setKeys } = chosen;
  const failed = error && <Problem title={t('failed')} text={describeRefusal(error, t)} onAction={retry} />;
  return (
    <div className={gridPart}>
      {page?.isCut && <Alert tone="info" text={t('cut')} />}
      {team.isPartMissing && page && (
        <Button icon="arrow-clockwise" onClick={() => void refresh()}>
          {t('partFailed')}
        </Button>
      )}
      {isWide && keys.size > 0 && (
        <ChosenBar accounts={[...keys]} onSelect={(accounts) => setKeys(new Set(accounts))} />
      )}
      <Grid
        label={t('grid', { account: list.account || member?.account })}
        columns={columns}
        count={team.size}
        rowAt={team.rowAt}
        keyOf={keyOfLine}
        onRange={team.onRange}
        sort={sort}
        onSort={setSort}
        cardSort={(column) => t('sort', { column })}
        {...(isWide && { selection: chosen })}
        openKey={opened}
        onOpen={open}
        {...(isWide && !list.search && { tree })}
        {...sums}
        layout={layout}
        resizeLabel={(column) => t('width', { column })}
        {...(!isWide && {
          cardDetail: (line: TeamLine) =>
            !isNote(line) && (
              <CardDetail t={t} onClose={address.close}>
                <MemberDetail account={line.account} address={address} />
              </CardDetail>
            ),
        })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={<NoRows address={address} />}
        {...(failed && { problem: failed })}
      />
    </div>
  );
}

/** Explains an empty list and offers to reset its filters. */
function NoRows({ address: { list, showAll } }: { address: TeamAddress }) {
  const { t } = useTranslation('agent-team');
  const { search, view } = list;
  if (!search && view === 'all') {
    return <Empty icon="users-three" title={t('empty.title')} text={t('empty.text')} />;
  }
  const title = search ? t('empty.found', { text: search }) : t('empty.view');
  return (
    <Empty icon="magnifying-glass" title={title} text={search ? t('empty.foundText') : t('empty.viewText')}>
      <Button onClick={showAll}>{t('empty.showAll')}</Button>
    </Empty>
  );
}

interface Listed {
  isSearch: boolean;
  /** Nothing is left out of the level: with the account at its head, the rows are its team. */
  isWhole: boolean;
  /** Otherwise the first cell has the members too. */
  isWide: boolean;
}

/** What the rows add up to, with the head's own part where they are its whole team; nothing while they load. */
function useTotals(page: TeamLevelPage | undefined, { isSearch, isWhole, isWide }: Listed) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  if (!page) return {};
  const { count, currency, head, ownBalance } = page;
  const rowOf = (name: string, sums: TeamLevelPage['totals']): GridTotals<TeamSort> => ({
    name: isWide || isSearch ? name : t('totals.card', { rows: name, members: t('members', { count: sums.members }) }),
    cells: {
      // In a search, the team of one row can be a part of another's.
      ...(!isSearch && { members: new Intl.NumberFormat(tag).format(sums.members) }),
      balance: <Money amount={sums.balance} currency={currency} />,
    },
  });
  if (isSearch) return { totals: rowOf(t('totals.found', { count }), page.totals) };
  if (!isWhole) return { totals: { ...rowOf(t('totals.directs', { count }), page.totals), note: t('totals.note') } };
  const { members, balance } = page.totals;
  const whole = { members: members + 1, balance: sum(balance, ownBalance) };
  const { account } = head;
  return {
    apart: rowOf(t('totals.own', { account }), { members: 1, balance: ownBalance }),
    totals: { ...rowOf(t('totals.team', { account }), whole), note: t('totals.noteWhole') },
  };
}
