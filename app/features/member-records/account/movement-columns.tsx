import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { Money } from '#app/kit/money/money.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { AccountRecord, Movement } from '#schemas/generated/platform.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { MovementReference } from './movement-reference.tsx';
import { gameOfMovement } from './movements.css.ts';

type Frame = Pick<AccountRecord, 'currency' | 'timeZone' | 'today'>;

/** The columns of movements; a card has two lines. */
export function useMovementColumns(record: Frame | undefined): TableColumn<Movement>[] {
  const { t } = useTranslation('member-records');
  const when = useTimes(record);
  const { currency } = record ?? { currency: 'EUR' };
  return [
    {
      id: 'what',
      name: t('column.what'),
      cell: ({ kind, game }) => (
        <>
          {t(`kind.${kind}`)}
          {game && (
            <span className={gameOfMovement}>
              <bdi>{game}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      name: t('column.amount'),
      kind: 'number',
      besideName: true,
      cell: ({ amount }) => <SignedMoney amount={amount} currency={currency} />,
    },
    {
      id: 'balance',
      name: t('column.balance'),
      kind: 'number',
      belowName: 'end',
      cell: ({ balance }) => <Money amount={balance} currency={currency} />,
    },
    { id: 'when', name: t('column.when'), belowName: 'start', cell: ({ createdAt }) => when(createdAt) },
    {
      id: 'reference',
      name: t('column.reference'),
      kind: 'number',
      belowName: 'start',
      cell: (movement) => <MovementReference movement={movement} />,
    },
  ];
}
