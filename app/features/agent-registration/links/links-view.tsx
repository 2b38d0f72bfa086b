import { useMemo } from 'react';
import { CardDetail } from '#app/kinds/list-with-detail/card-detail.tsx';
import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import type { LinksQuery } from '../links-query.ts';
import { LinkDetail } from '../sheet/link-detail.tsx';
import type { RegistrationAddress } from '../use-registration-address.ts';
import { countsOf, type LinkRow, linkViews } from './link-list.ts';
import { filter, view as viewStyle } from './links.css.ts';
import { LinksExport } from './links-export.tsx';
import { useLinkColumns } from './use-link-columns.tsx';

/** In rem. Narrower windows show cards, which include the details of the sheet. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface LinksViewProps {
  query: LinksQuery;
  /** All links; undefined while loading. */
  all: readonly LinkRow[] | undefined;
  /** Sorted links of the view. */
  rows: readonly LinkRow[];
  address: RegistrationAddress;
  layout: GridLayout;
  /** True if the open link is in a sheet beside the list. */
  isWide: boolean;
  onCreate: (like?: LinkRow) => void;
}

const keyOf = ({ code }: LinkRow) => code;

/** The agent's links, with a filter by state. */
export function LinksView({ query, all, rows, address, layout, isWide, onCreate }: LinksViewProps) {
  const { t } = useTranslation('agent-registration');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const columns = useLinkColumns();
  const { list, opened, setOpened, setSort, setView, close } = address;
  const sort = useMemo(() => ({ column: list.sort, direction: list.direction }), [list.sort, list.direction]);
  const failed = query.error && !query.data && (
    <Problem title={t('failed')} text={describeRefusal(query.error, t)} onAction={() => void query.refetch()} />
  );
  const uses = rows.reduce((sum, row) => sum + row.uses, 0);
  // Links of a single state need no filter, unless the address has one.
  const isMixed = list.view !== 'all' || new Set(all?.map(({ state }) => state)).size > 1;
  const totals = {
    name: t('totals.links', { count: rows.length }),
    cells: { uses: isWide ? number.format(uses) : t('accounts', { count: uses }) },
  };
  return (
    <div className={viewStyle}>
      {(isMixed || rows.length > 0) && (
        <div className={filter}>
          {isMixed && (
            <ViewChoice
              label={t('views.label')}
              views={linkViews.map((id) => ({ id, name: t(`views.${id}`) }))}
              view={list.view}
              counts={all && countsOf(all)}
              onChoose={setView}
            />
          )}
          {rows.length > 0 && <LinksExport view={list.view} count={rows.length} />}
        </div>
      )}
      <Grid
        label={t('grid')}
        columns={columns}
        count={all && rows.length}
        rowAt={(index) => rows[index]}
        keyOf={keyOf}
        sort={sort}
        onSort={setSort}
        cardSort={(column) => t('sort', { column })}
        openKey={opened}
        onOpen={({ code }) => setOpened(code)}
        totals={totals}
        layout={layout}
        resizeLabel={(column) => t('width', { column })}
        {...(!isWide && {
          cardDetail: (row: LinkRow) => (
            <CardDetail t={t} onClose={close}>
              <LinkDetail link={row} onCreate={onCreate} />
            </CardDetail>
          ),
        })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={<NoLinks isNone={all?.length === 0} onCreate={() => onCreate()} onAll={() => setView('all')} />}
        {...(failed && { problem: failed })}
      />
    </div>
  );
}

interface NoLinksProps {
  /** True if the agent has no links at all, false if only this view is empty. */
  isNone: boolean;
  onCreate: () => void;
  onAll: () => void;
}

/** Explains an empty list and offers the next step. */
function NoLinks({ isNone, onCreate, onAll }: NoLinksProps) {
  const { t } = useTranslation('agent-registration');
  return isNone ? (
    <Empty icon="qr-code" title={t('empty.title')} text={t('empty.text')}>
      <Button look="primary" icon="plus" onClick={onCreate}>
        {t('empty.create')}
      </Button>
    </Empty>
  ) : (
    <Empty icon="magnifying-glass" title={t('empty.view')} text={t('empty.viewText')}>
      <Button onClick={onAll}>{t('empty.showAll')}</Button>
    </Empty>
  );
}
