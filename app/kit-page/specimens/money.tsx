import { Money } from '#app/kit/money/money.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { Specimen } from '../specimen.ts';
import { figures, line } from './specimen.css.ts';

function Column() {
  return (
    <div className={figures}>
      <Money amount={minorUnits(1_248_050)} currency="PHP" />
      <Money amount={minorUnits(-5_833_175)} currency="PHP" />
      <Money amount={minorUnits(0)} currency="PHP" />
    </div>
  );
}

function Currencies() {
  return (
    <div className={line}>
      {['EUR', 'USD', 'PHP', 'VND', 'THB', 'CNY', 'AED'].map((currency) => (
        <Money key={currency} amount={minorUnits(123_456)} currency={currency} />
      ))}
    </div>
  );
}

export const money: Specimen = {
  about: 'An amount in the reader’s language: the currency’s sign, the minus sign, figures of one width.',
  states: [
    { name: 'A column', Show: Column },
    { name: 'Currencies', Show: Currencies },
  ],
};
