import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BetGroup, BettingRecord } from '#schemas/generated/platform.ts';
import { cellButton, cellNote, cellWords, figures, heading, headingRow } from '../shared/records.css.ts';
import { SignedMoney } from '../shared/signed-money.tsx';

interface BetGroupsProps {
  data: BettingRecord;
  address: ReturnType<typeof useRecordAddress>;
}

const keyOf = ({ gameType, vendor }: BetGroup) => `${gameType}-${vendor}`;

/** Sums of the range by game type and vendor. */
export function BetGroups({ data: { groups, currency }, address }: BetGroupsProps) {
  const { t } = useTranslation('member-records');
  const columns = useColumns(currency, address);
  return (
    <section>
      <div className={headingRow}>
        <h2 className={heading}>{t('betting.groups')}</h2>
        {address.read('vendor') !== '' && (
          <Button look="plain" icon="x" onClick={() => address.filter({ vendor: '' })}>
            {t('betting.allVendors')}
          </Button>
        )}
      </div>
      <Table caption={t('betting.groups')} captionHidden columns={columns} rows={groups} keyOf={keyOf} empty={null} />
    </section>
  );
}

function useColumns(currency: string, { filter }: BetGroupsProps['address']): TableColumn<BetGroup>[] {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  return [
    {
      id: 'group',
      name: t('column.vendor'),
      cell: ({ gameType, vendor, vendorName }) => (
        <div className={cellWords}>
          <span className={cellButton}>
            <Button look="plain" onClick={() => filter({ gameType: gameType ?? '', vendor })}>
              {vendorName || t('betting.otherVendor')}
            </Button>
          </span>
          {gameType && <span className={cellNote}>{t(`type.${gameType}`)}</span>}
        </div>
      ),
    },
    {
      id: 'profit',
      name: t('betting.profit'),
      kind: 'number',
      besideName: true,
      cell: ({ profit }) => <SignedMoney amount={profit} currency={currency} />,
    },
    {
      id: 'count',
      name: t('betting.count'),
      kind: 'number',
      cell: ({ count }) => <bdi className={figures}>{number.format(count)}</bdi>,
    },
    {
      id: 'stake',
      name: t('betting.stake'),
      kind: 'number',
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'paid',
      name: t('betting.paid'),
      kind: 'number',
      cell: ({ paid }) => <Money amount={paid} currency={currency} />,
    },
  ];
}
