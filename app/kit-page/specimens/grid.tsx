import { useMemo, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import { BulkAction, SelectionBar } from '#app/kit/grid/selection-bar.tsx';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import type { Sort } from '#app/kit/table/sort.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Specimen } from '../specimen.ts';
import { type Column, type Downline, downlineAt, gridColumns, treeOf } from './grid-rows.tsx';
import { gridSample, line } from './specimen.css.ts';

const usual = {
  label: 'Downlines',
  columns: gridColumns,
  count: 12,
  rowAt: downlineAt,
  keyOf: ({ account }: Downline) => account,
  empty: <Empty icon="users-three" title="No downlines yet" text="They appear here once they register." />,
};
const TOTALS = {
  name: '12 direct downlines',
  cells: { members: '648', balance: <Money amount={minorUnits(27_992_395)} currency="PHP" /> },
  note: 'direct only',
};

function Chosen() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['dn_2', 'dn_3']));
  const [openKey, setOpenKey] = useState('dn_1');
  const selection = { keys, setKeys, allLabel: 'All downlines', labelOf: ({ account }: Downline) => account };
  return (
    <div className={gridSample}>
      <SelectionBar text={`${keys.size} selected`} clearLabel="Select none" onClear={() => setKeys(new Set())}>
        <BulkAction icon="chat-circle-dots" onClick={() => undefined}>
          Message
        </BulkAction>
        <BulkAction icon="download-simple" onClick={() => undefined}>
          Export
        </BulkAction>
      </SelectionBar>
      <Grid
        {...usual}
        selection={selection}
        openKey={openKey}
        onOpen={({ account }) => setOpenKey(account)}
        cardDetail={() => <Button wide>Transfer</Button>}
        totals={TOTALS}
      />
    </div>
  );
}

function Tree() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['dn_1']));
  const { rows, tree } = useMemo(() => treeOf(expanded, setExpanded), [expanded]);
  return <Grid {...usual} count={rows.length} rowAt={(index) => rows[index]} tree={tree} />;
}

function Columns() {
  const layout = useGridLayout('specimen');
  const [sort, setSort] = useState<Sort<Column>>({
    column: 'balance',
    direction: 'descending',
  });
  return (
    <div className={gridSample}>
      <div className={line}>
        <ColumnChoice label="Columns" columns={gridColumns} layout={layout} />
      </div>
      <Grid
        {...usual}
        layout={layout}
        resizeLabel={(name) => `Width of ${name}`}
        sort={sort}
        onSort={setSort}
        cardSort={(name) => `Sort by: ${name}`}
      />
    </div>
  );
}

/** Shown on demand, so that its time can be measured. */
function Many({ count }: { count: number }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={gridSample}>
      <Button onClick={() => setIsShown(!isShown)}>Show {count.toLocaleString('en')} rows</Button>
      {isShown && <Grid {...usual} label={`${count} downlines`} count={count} totals={TOTALS} />}
    </div>
  );
}

const retry = <Problem title="The downlines did not load" onAction={() => undefined} />;
const partly = (index: number) => (index % 4 === 2 ? undefined : downlineAt(index));

export const grid: Specimen = {
  about:
    'The table of the back office, for any number of rows: only those in sight are in the document. Its head, its first column and its totals stay in sight. Where there is no room for columns, each row becomes a card.',
  keys: 'The rows are one Tab stop: arrows, Home, End, Page Up and Page Down move; Space selects, with Shift a range; Enter opens; the arrows along the line expand and collapse. A heading’s handle takes the arrows, Home and Delete.',
  states: [
    { name: 'Selected rows, an open one, totals', Show: Chosen },
    { name: 'Rows below rows', Show: Tree },
    { name: 'Columns to choose, sort and resize', Show: Columns },
    { name: 'Loading', Show: () => <Grid {...usual} count={undefined} rowAt={() => undefined} /> },
    { name: 'Partly loaded', Show: () => <Grid {...usual} count={8} rowAt={partly} /> },
    { name: 'Empty', Show: () => <Grid {...usual} count={0} /> },
    { name: 'Failed', Show: () => <Grid {...usual} count={undefined} problem={retry} /> },
    { name: '100 rows', Show: () => <Many count={100} /> },
    { name: '100,000 rows', Show: () => <Many count={100_000} /> },
  ],
};
