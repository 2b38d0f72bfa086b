import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import * as parts from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Rows() {
  return (
    <div className={column}>
      <Card title="Bank accounts" action={<Button icon="plus">Add</Button>}>
        <ul className={parts.rows}>
          <li className={parts.line}>
            <span className={parts.lead}>
              <Icon name="wallet" />
            </span>
            <span className={parts.words}>
              <span className={parts.name}>Savings</span>
              <span className={parts.note}>Ends in 4021</span>
            </span>
            <span className={parts.end}>
              <Badge tone="accent">New</Badge>
            </span>
          </li>
        </ul>
        <p className={parts.foot}>Withdrawals go to accounts in your own name.</p>
      </Card>
    </div>
  );
}

function Waiting() {
  return (
    <div className={column}>
      <Card title="Bank accounts">
        <CardSkeleton count={2} />
      </Card>
    </div>
  );
}

export const card: Specimen = {
  about: 'A part of a page in a frame, under its heading: rows, and what is said below them.',
  states: [
    { name: 'Rows', Show: Rows },
    { name: 'On its way', Show: Waiting },
  ],
};
