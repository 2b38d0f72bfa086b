import { useId, useState } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import type { Sort } from '#app/kit/table/sort.ts';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Specimen } from '../specimen.ts';
import { panel, panelTitle } from './specimen.css.ts';

interface Bet {
  game: string;
  status: 'won' | 'lost';
  rounds: number;
  stake: number;
  result: number;
}

const BETS: readonly Bet[] = [
  { game: 'Ember Peaks', status: 'lost', rounds: 120, stake: 240_000, result: -58_175 },
  { game: 'Baccarat 7', status: 'won', rounds: 14, stake: 1_840_000, result: 96_210 },
  { game: 'Ocean Quest', status: 'lost', rounds: 1204, stake: 60_200, result: -12_300 },
  { game: 'Northern Cup', status: 'won', rounds: 3, stake: 15_000, result: 31_870 },
];

const columns: readonly TableColumn<Bet>[] = [
  { id: 'game', name: 'Game', cell: ({ game }) => game, sortable: true },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={status === 'won' ? 'win' : 'quiet'}>{status === 'won' ? 'Won' : 'Lost'}</Badge>,
  },
  { id: 'rounds', name: 'Rounds', cell: ({ rounds }) => rounds.toLocaleString('en'), kind: 'number', sortable: true },
  {
    id: 'stake',
    name: 'Stake',
    cell: ({ stake }) => <Money amount={minorUnits(stake)} currency="PHP" />,
    kind: 'number',
    sortable: true,
  },
  {
    id: 'result',
    name: 'Result',
    cell: ({ result }) => <Money amount={minorUnits(result)} currency="PHP" />,
    kind: 'number',
    sortable: true,
  },
];

const usual = {
  caption: 'Bets of today',
  columns,
  keyOf: ({ game }: Bet) => game,
  empty: <Empty icon="ticket" title="No bets today" text="Your bets appear here once you place one." />,
};

function useSortedBets() {
  const [sort, setSort] = useState<Sort>({ column: 'stake', direction: 'descending' });
  return { rows: ordered(BETS, sort), sort, onSort: setSort };
}

function Sorted() {
  return <Table {...usual} {...useSortedBets()} />;
}

function ordered(bets: readonly Bet[], { column, direction }: Sort): Bet[] {
  const sense = direction === 'ascending' ? 1 : -1;
  if (column === 'game') return bets.toSorted((a, b) => sense * a.game.localeCompare(b.game));
  const numberOf = ({ rounds, stake, result }: Bet) =>
    column === 'rounds' ? rounds : column === 'stake' ? stake : result;
  return bets.toSorted((a, b) => sense * (numberOf(a) - numberOf(b)));
}

function Failed() {
  const [tries, setTries] = useState(0);
  const problem = <Problem title="The bets did not load" onAction={() => setTries((known) => known + 1)} />;
  return tries > 0 ? <Sorted /> : <Table {...usual} rows={undefined} problem={problem} />;
}

function Nothing() {
  return (
    <Table
      {...usual}
      rows={[]}
      empty={
        <Empty icon="ticket" title="No bets today" text="Your bets appear here once you place one.">
          <Button>Browse games</Button>
        </Empty>
      }
    />
  );
}

/** A card shows the status beside the game, and a menu sorts the cards. */
const ofCards = {
  columns: columns.map((column) => ({ ...column, besideName: column.id === 'status', short: column.id === 'rounds' })),
  cardSort: (column: string) => `Sort by: ${column}`,
};

function SortedByMenu() {
  return <Table {...usual} {...ofCards} {...useSortedBets()} />;
}

function DenseInPanel() {
  const titleId = useId();
  const { keyOf, empty } = usual;
  return (
    <section className={panel} aria-labelledby={titleId}>
      <h4 id={titleId} className={panelTitle}>
        Bets of the week
      </h4>
      <Table panelTitleId={titleId} dense keyOf={keyOf} empty={empty} {...ofCards} {...useSortedBets()} />
    </section>
  );
}

export const table: Specimen = {
  about:
    'Rows in columns; numbers at the end of theirs. Where there is no room for columns, each row becomes a card. A dense table is for many columns; its rows are cards on a tablet too.',
  keys: 'Each sortable heading is a button; a second press reverses the order.',
  states: [
    { name: 'Sortable', Show: Sorted },
    { name: 'Cards sorted by a menu', Show: SortedByMenu },
    { name: 'Dense, in a panel', Show: DenseInPanel },
    { name: 'Loading', Show: () => <Table {...usual} rows={undefined} /> },
    { name: 'Empty', Show: Nothing },
    { name: 'Failed', Show: Failed },
  ],
};
