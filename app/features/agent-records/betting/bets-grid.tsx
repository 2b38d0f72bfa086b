import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBet } from '#schemas/generated/platform.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { BetDetail } from './bet-detail.tsx';
import type { Bets } from './bet-queries.ts';
import { NoBets } from './no-bets.tsx';
import { type BetColumn, useBetColumns } from './use-bet-columns.tsx';
import type { BetsAddress } from './use-bets-address.ts';

/** In lines of text; a window without room for the sheet shows cards, which hold what the sheet has. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface BetsGridProps {
  list: Bets;
  address: BetsAddress;
  layout: GridLayout;
  /** The open row is in a sheet beside the grid. */
  isWide: boolean;
  /** The open row is above the grid. */
  isAlone: boolean;
}

const keyOf = ({ betId }: TeamBet) => String(betId);

/** The bets one by one. */
export function BetsGrid({ list, address, layout, isWide, isAlone }: BetsGridProps) {
  const { t } = useTranslation('agent-records');
  const { page, rowAt, onRange, isPartMissing, retry } = list;
  const columns = useBetColumns(page);
  const totals = page && {
    name: t('bets.total', { count: page.totals.count }),
    cells: sumCells(page.totals, page.currency),
  };
  return (
    <>
      {isPartMissing && page && (
        <Button icon="arrow-clockwise" onClick={retry}>
          {t('partFailed')}
        </Button>
      )}
      <Grid
        label={t('bets.grid')}
        columns={columns}
        count={page?.totals.count}
        rowAt={rowAt}
        keyOf={keyOf}
        onRange={onRange}
        openKey={isAlone ? '' : String(address.opened ?? '')}
        onOpen={({ betId }) => address.setOpened(betId)}
        {...(totals && { totals })}
        layout={layout}
        resizeLabel={(column) => t('width', { column })}
        {...(!isWide && {
          cardDetail: ({ betId }: TeamBet) => <BetDetail betId={betId} address={address} place="card" />,
        })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={<NoBets address={address} />}
      />
    </>
  );
}

function sumCells(
  { stake, paid, profit }: Pick<TeamBet, 'stake' | 'paid' | 'profit'>,
  currency: string,
): Partial<Record<BetColumn, ReactNode>> {
  return {
    stake: <Money amount={stake} currency={currency} />,
    paid: <Money amount={paid} currency={currency} />,
    profit: <SignedMoney amount={profit} currency={currency} />,
  };
}
