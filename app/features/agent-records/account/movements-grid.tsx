import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMovement } from '#schemas/generated/platform.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { MovementDetail } from './movement-detail.tsx';
import type { Movements } from './movement-queries.ts';
import { NoMovements } from './no-movements.tsx';
import { useMovementColumns } from './use-movement-columns.tsx';
import type { MovementsAddress } from './use-movements-address.ts';

/** In lines of text; a window without room for the sheet shows cards, which hold what the sheet has. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface MovementsGridProps {
  list: Movements;
  address: MovementsAddress;
  layout: GridLayout;
  /** The open row is in a sheet beside the grid. */
  isWide: boolean;
  /** The open row is above the grid. */
  isAlone: boolean;
}

const keyOf = ({ id }: TeamMovement) => String(id);

/** The movements one by one. */
export function MovementsGrid({ list, address, layout, isWide, isAlone }: MovementsGridProps) {
  const { t } = useTranslation('agent-records');
  const { page, rowAt, onRange, isPartMissing, retry } = list;
  const columns = useMovementColumns(page);
  const totals = page && {
    name: t('movements.total', { count: page.totals.count }),
    cells: { amount: <SignedMoney amount={page.totals.net} currency={page.currency} /> },
  };
  return (
    <>
      {isPartMissing && page && (
        <Button icon="arrow-clockwise" onClick={retry}>
          {t('partFailed')}
        </Button>
      )}
      <Grid
        label={t('movements.grid')}
        columns={columns}
        count={page?.totals.count}
        rowAt={rowAt}
        keyOf={keyOf}
        onRange={onRange}
        openKey={isAlone ? '' : String(address.opened ?? '')}
        onOpen={({ id }) => address.setOpened(id)}
        {...(totals && { totals })}
        layout={layout}
        resizeLabel={(column) => t('width', { column })}
        {...(!isWide && {
          cardDetail: ({ id }: TeamMovement) => <MovementDetail id={id} address={address} place="card" />,
        })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={<NoMovements address={address} />}
      />
    </>
  );
}
