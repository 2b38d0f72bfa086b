import { useState } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import type { Sort } from '#app/kit/table/sort.ts';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import type { Specimen } from '../specimen.ts';

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
    cell: ({ stake }) => <Money amount={stake} currency="PHP" />,
    kind: 'number',
    sortable: true,
  },
  {
    id: 'result',
    name: 'Result',
    cell: ({ result }) => <Money amount={result} currency="PHP" />,
    kind: 'number',
    sortable: true,
  },
];

const usual = {
  caption: 'Bets of today',
  columns,
  keyOf: ({ game }: Bet) => game,
  empty: <Empty icon="ticket" title="No bets today" text="Bets stand here as soon as you place one." />,
};

function Sorted() {
  const [sort, setSort] = useState<Sort>({ column: 'stake', direction: 'descending' });
  return <Table {...usual} rows={ordered(BETS, sort)} sort={sort} onSort={setSort} />;
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
  const problem = (
    <Problem title="The bets did not load" action="Try again" onAction={() => setTries((known) => known + 1)} />
  );
  return tries > 0 ? <Sorted /> : <Table {...usual} rows={undefined} problem={problem} />;
}

function Nothing() {
  return (
    <Table
      {...usual}
      rows={[]}
      empty={
        <Empty icon="ticket" title="No bets today" text="Bets stand here as soon as you place one.">
          <Button>Browse games</Button>
        </Empty>
      }
    />
  );
}

export const table: Specimen = {
  about: 'Rows in columns; numbers at the end of theirs. Where there is no room for columns, each row becomes a card.',
  keys: 'Each sortable heading is a button; chosen again it turns the order.',
  states: [
    { name: 'Sortable', Show: Sorted },
    { name: 'On its way', Show: () => <Table {...usual} rows={undefined} /> },
    { name: 'Empty', Show: Nothing },
    { name: 'Failed', Show: Failed },
  ],
};
