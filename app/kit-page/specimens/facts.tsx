import { Facts } from '#app/kit/facts/facts.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Lines() {
  return (
    <div className={column}>
      <Facts
        label="Transfer"
        className={stack[3]}
        rows={[
          ['To', 'upline.lead'],
          ['Fee', undefined],
          ['Amount', <Money key="amount" amount={minorUnits(50_000)} currency="EUR" />],
        ]}
      />
    </div>
  );
}

function Strong() {
  return (
    <div className={column}>
      <Facts
        label="Order"
        className={`${stack[3]} ${prose.strong}`}
        rows={[
          ['Number', '20-1145'],
          ['Time', '20 Nov, 14:05'],
        ]}
      />
    </div>
  );
}

export const facts: Specimen = {
  about:
    'Names, and a value opposite each; below its name where the line is too short. Those without a value are left out.',
  states: [
    { name: 'Lines', Show: Lines },
    { name: 'Values that count', Show: Strong },
  ],
};
