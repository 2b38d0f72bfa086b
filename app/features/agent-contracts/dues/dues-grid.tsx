import { useState } from 'react';
import { type OfficeTotal, officeTotals } from '#app/kinds/record-page/office/office-columns.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { BulkAction, SelectionBar } from '#app/kit/grid/selection-bar.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { usePeriodText } from '../use-period-text.ts';
import { DueDialog } from './due-dialog.tsx';
import { isOpen, keyOf } from './due-row.ts';
import { moreDues } from './dues.css.ts';
import { useDueColumns } from './use-due-columns.tsx';
import { type Dues, PART } from './use-dues.ts';

interface MoreDuesProps {
  more: Dues['more'];
  /** Number of amounts that are not loaded yet. */
  left: number;
}

type Totals = ContractDues['totals'];

const TOTALS = (['validBet', 'netLoss', 'payable'] as const).map(
  (id): OfficeTotal<Totals> => ({ id, money: (totals) => totals[id] }),
);

/** Most amounts in one call, fixed by the contract. */
const MOST_AT_ONCE = 500;
const NONE: ReadonlySet<string> = new Set();
const NO_ROWS: readonly ContractDue[] = [];

interface DuesGridProps {
  dues: ContractDues;
  list: Dues;
  isOpenOnly: boolean;
}

/** Grid of amounts. Unpaid ones can be paid or requested together. */
export function DuesGrid({ dues, list, isOpenOnly }: DuesGridProps) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const { kind, side, currency, totals } = dues;
  const { more } = list;
  const columns = useDueColumns(dues);
  const period = usePeriodText(kind, dues.timeZone);
  const [keys, setKeys] = useState<ReadonlySet<string>>(NONE);
  const [opened, setOpened] = useState<readonly ContractDue[]>();
  const rows = list.rows ?? NO_ROWS;
  // The agent's requested amounts already wait for the upline.
  const canSelect = (row: ContractDue) => isOpen(row) && (side === 'given' || row.status === 'due');
  const chosen = rows.filter((row) => canSelect(row) && keys.has(keyOf(row)));
  const amount = formatMoney(sumOf(chosen.map(({ payable }) => payable)), currency, tag);
  const selection = {
    keys: new Set(chosen.map(keyOf)),
    setKeys,
    allLabel: t(more ? 'select.shown' : 'select.all'),
    labelOf: (row: ContractDue) => t('select.row', { account: row.account ?? t('operator'), period: period(row) }),
    canSelect,
    count: rows.filter(canSelect).length,
  };
  return (
    <>
      {more && <Alert tone="info" text={t('dues.part', { count: totals.count, shown: rows.length })} />}
      {chosen.length > 0 && (
        <SelectionBar
          text={t('select.count', { count: chosen.length, amount })}
          clearLabel={t('select.none')}
          onClear={() => setKeys(NONE)}
        >
          {chosen.length <= MOST_AT_ONCE && (
            <BulkAction icon="hand-coins" onClick={() => setOpened(chosen)}>
              {t(side === 'given' ? 'pay.several' : 'request.several', { count: chosen.length })}
            </BulkAction>
          )}
        </SelectionBar>
      )}
      {chosen.length > MOST_AT_ONCE && <Alert tone="info" text={t('select.tooMany', { most: MOST_AT_ONCE })} />}
      <Grid
        label={t(`dues.${side}`)}
        columns={columns}
        count={list.rows?.length}
        rowAt={(index) => rows[index]}
        keyOf={keyOf}
        onOpen={(row) => setOpened([row])}
        {...(rows.some(canSelect) && { selection })}
        {...(totals.count > 0 && {
          totals: officeTotals({
            ...{ name: t('dues.total', { count: totals.count }), cells: TOTALS },
            ...{ of: totals, currency },
          }),
        })}
        cardsBelow={44}
        empty={
          <Empty icon="coins" title={t(isOpenOnly ? 'dues.noneOpen' : 'dues.none')} text={t(`dues.noneText.${side}`)} />
        }
      />
      <MoreDues more={more} left={totals.count - rows.length} />
      {opened && (
        <DueDialog
          dues={opened}
          about={{ kind, side, currency, timeZone: dues.timeZone }}
          onDone={(settled) => setKeys((all) => new Set([...all].filter((key) => !settled.has(key))))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function MoreDues({ more, left }: MoreDuesProps) {
  const { t } = useTranslation('agent-contracts');
  if (!more) return null;
  const { isLoading, error, load } = more;
  return (
    <div className={moreDues}>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <Button icon="caret-down" busy={isLoading} onClick={load}>
        {t('dues.more', { count: Math.min(left, PART) })}
      </Button>
    </div>
  );
}
