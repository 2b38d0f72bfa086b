import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import * as parts from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { CardLine } from '#app/kit/card/card-line.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Rows() {
  return (
    <div className={column}>
      <Card title="Bank accounts" action={<Button icon="plus">Add</Button>}>
        <ul className={parts.rows}>
          <CardLine
            icon={<Icon name="wallet" />}
            name="Savings"
            notes={<span className={parts.note}>Ends in 4021</span>}
            end={<Badge tone="accent">New</Badge>}
          />
        </ul>
        <p className={parts.foot}>Withdrawals go to accounts in your own name.</p>
      </Card>
    </div>
  );
}

function Waiting() {
  return (
    <div className={column}>
      <Card title="Devices">
        <CardSkeleton count={2} />
      </Card>
    </div>
  );
}

function Failed() {
  return (
    <div className={column}>
      <Card title="Passkeys">
        <CardFailed text="Your passkeys could not be loaded" onRetry={() => undefined} />
      </Card>
    </div>
  );
}

export const card: Specimen = {
  about: 'A part of a page in a frame, under its heading: rows, and what is said below them.',
  states: [
    { name: 'Rows', Show: Rows },
    { name: 'On its way', Show: Waiting },
    { name: 'Not loaded', Show: Failed },
  ],
};
