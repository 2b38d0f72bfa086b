import { Badge } from '#app/kit/badge/badge.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridTree } from '#app/kit/grid/grid-props.ts';
import { Money } from '#app/kit/money/money.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';

export interface Downline {
  account: string;
  isAgent: boolean;
  members: number;
  balance: number;
  rate: number;
  level: number;
}
export type Column = 'account' | 'type' | 'members' | 'balance' | 'rate' | 'login';

/** A made-up downline; the same one for the same place. */
export function downlineAt(index: number): Downline {
  const account = `dn_${index}`;
  const balance = 9_614_025 - ((index * 104_729) % 9_614_025);
  return {
    account,
    isAgent: index % 3 !== 2,
    members: (index * 37) % 212,
    balance,
    rate: 75 - (index % 9) * 5,
    level: 1,
  };
}

const inHundredths = (rate: number) => `${(rate / 100).toFixed(2)}%`;

export const gridColumns: readonly GridColumn<Downline, Column>[] = [
  { id: 'account', name: 'Account', width: 200, cell: ({ account }) => account, sortable: true },
  {
    id: 'type',
    name: 'Type',
    width: 96,
    inCard: 'name',
    cell: ({ isAgent }) => (isAgent ? <Badge tone="accent">Agent</Badge> : <Badge>Member</Badge>),
  },
  {
    id: 'members',
    name: 'Members',
    width: 88,
    kind: 'number',
    sortable: true,
    inCard: 'line',
    cell: ({ members }) => members,
    cardCell: ({ members }) => `${members} members`,
  },
  {
    id: 'balance',
    name: 'Balance',
    kind: 'number',
    sortable: true,
    inCard: 'amount',
    cell: ({ balance }) => <Money amount={minorUnits(balance)} currency="PHP" />,
  },
  {
    id: 'rate',
    name: 'Rate',
    width: 80,
    kind: 'number',
    sortable: true,
    inCard: 'line',
    cell: ({ rate }) => inHundredths(rate),
    cardCell: ({ rate }) => `rate ${inHundredths(rate)}`,
  },
  { id: 'login', name: 'Last log-in', kind: 'number', inCard: 'lineEnd', cell: () => 'Today 10:31' },
];

/** Ten agents with two downlines each, and the rows to show of them. */
export function treeOf(expanded: ReadonlySet<string>, setExpanded: (expanded: ReadonlySet<string>) => void) {
  const rows = Array.from({ length: 10 }, (_, index) => downlineAt(index)).flatMap((top) =>
    expanded.has(top.account) ? [top, ...below(top)] : [top],
  );
  const tree: GridTree<Downline> = {
    levelOf: ({ level }) => level,
    isExpanded: ({ account, level }) => (level === 1 ? expanded.has(account) : undefined),
    onExpand: ({ account }, isExpanded) => {
      const others = [...expanded].filter((other) => other !== account);
      setExpanded(new Set(isExpanded ? [...others, account] : others));
    },
    expandLabel: ({ account }) => `Downlines of ${account}`,
  };
  return { rows, tree };
}

function below(top: Downline): Downline[] {
  return ['a', 'b'].map((end) => ({ ...top, account: `${top.account}${end}`, isAgent: false, members: 1, level: 2 }));
}
