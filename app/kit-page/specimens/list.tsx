import { Badge } from '#app/kit/badge/badge.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Records() {
  return (
    <div className={column}>
      <List label="Transactions">
        <ListRow
          lead={<Icon name="wallet" />}
          text="Deposit"
          note="Bank transfer, 20 Nov"
          trail={<Money amount={minorUnits(50_000)} currency="EUR" />}
        />
        <ListRow
          lead={<Icon name="hand-coins" />}
          text="Withdrawal"
          note="Under review"
          trail={<Money amount={minorUnits(-12_500)} currency="EUR" />}
        />
        <ListRow lead={<Icon name="ticket" />} text="Bonus" trail={<Badge tone="accent">New</Badge>} />
      </List>
    </div>
  );
}

function Links() {
  return (
    <div className={column}>
      <List label="Settings">
        <ListRow text="Password" note="Changed in March" onChoose={() => undefined} />
        <ListRow text="Language" trail="English" onChoose={() => undefined} />
      </List>
    </div>
  );
}

function Waiting() {
  return (
    <div className={column}>
      <List busy label="Transactions" />
    </div>
  );
}

export const list: Specimen = {
  about: 'Things below each other: what leads, what it is, what stands at the end.',
  keys: 'A row that does something is one button.',
  states: [
    { name: 'Records', Show: Records },
    { name: 'Rows that act', Show: Links },
    { name: 'On its way', Show: Waiting },
  ],
};
