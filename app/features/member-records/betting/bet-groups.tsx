import { useTableColumns } from '#app/kinds/record-page/table/use-table-columns.tsx';
import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Table } from '#app/kit/table/table.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BetGroup, BettingRecord } from '#schemas/generated/platform.ts';
import { cellButton, cellNote, cellWords, heading, headingRow } from '../shared/records.css.ts';
import { useSumColumns } from '../shared/use-sum-columns.ts';

interface BetGroupsProps {
  data: BettingRecord;
  address: ReturnType<typeof useRecordAddress>;
}

const keyOf = ({ gameType, vendor }: BetGroup) => `${gameType}-${vendor}`;

/** Totals of the range by game type and vendor. */
export function BetGroups({ data, address: { read, filter } }: BetGroupsProps) {
  const { t } = useTranslation('member-records');
  const { groups, currency } = data;
  const columns = useTableColumns<BetGroup>({
    columns: [
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
      ...useSumColumns(),
    ],
    days: data,
    currencyOf: () => currency,
  });
  return (
    <section>
      <div className={headingRow}>
        <h2 className={heading}>{t('betting.groups')}</h2>
        {read('vendor') !== '' && (
          <Button look="plain" icon="x" onClick={() => filter({ vendor: '' })}>
            {t('betting.allVendors')}
          </Button>
        )}
      </div>
      <Table caption={t('betting.groups')} captionHidden columns={columns} rows={groups} keyOf={keyOf} empty={null} />
    </section>
  );
}
