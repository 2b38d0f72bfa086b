import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { OpenedAlone } from '../shared/opened-alone.tsx';
import { RecordSheet } from '../shared/record-sheet.tsx';
import { views as viewsStyle } from '../shared/records.css.ts';
import { RecordsPage } from '../shared/records-page.tsx';
import { useArrived } from '../shared/use-arrived.ts';
import { BetDetail } from './bet-detail.tsx';
import { BetFilters } from './bet-filters.tsx';
import { idOfBet, useBets } from './bet-queries.ts';
import { BetSums } from './bet-sums.tsx';
import { BetTotals } from './bet-totals.tsx';
import { BetsExport } from './bets-export.tsx';
import { BetsGrid } from './bets-grid.tsx';
import { betColumnIds, useBetLayout } from './use-bet-columns.tsx';
import { betViews, useBetsAddress } from './use-bets-address.ts';

/** The settled bets of an agent's team, down to each of them. */
export function BettingPage() {
  const { t } = useTranslation('agent-records');
  const address = useBetsAddress();
  const list = useBets(address);
  const layout = useBetLayout();
  const isWide = useMedia(WIDE);
  const { view, opened } = address;
  const { page, known } = list;
  const isList = view === 'rows';
  const isAlone = useArrived(opened) && isList && !isWide;
  const views = betViews.map((id) => ({ id, name: t(id === 'levels' ? 'view.levels' : `bets.view.${id}`) }));
  return (
    <RecordsPage
      name="bets"
      title={t('entry.betting')}
      address={address}
      page={page}
      columns={isWide && isList ? betColumnIds.map((id) => ({ id, name: t(`column.${id}`) })) : undefined}
      layout={layout}
      action={page && page.totals.count > 0 && <BetsExport page={page} file={list.file} />}
      filters={<BetFilters address={address} page={known} />}
      problem={{ title: t('bets.failed'), error: list.error, retry: list.retry }}
      beside={
        isWide &&
        isList &&
        opened !== null && (
          <RecordSheet
            id={opened}
            title={t('bets.sheet', { number: opened })}
            list={list}
            idOf={idOfBet}
            address={address}
          >
            <BetDetail betId={opened} address={address} place="sheet" />
          </RecordSheet>
        )
      }
    >
      {isAlone && opened !== null && (
        <OpenedAlone title={t('bets.sheet', { number: opened })}>
          <BetDetail betId={opened} address={address} place="above" />
        </OpenedAlone>
      )}
      {page && <BetTotals page={page} />}
      <div className={viewsStyle}>
        <ViewChoice label={t('view.label')} views={views} view={view} counts={undefined} onChoose={address.setView} />
      </div>
      {isList ? (
        <BetsGrid list={list} address={address} layout={layout} isWide={isWide} isAlone={isAlone} />
      ) : (
        <BetSums list={list} address={address} />
      )}
    </RecordsPage>
  );
}
