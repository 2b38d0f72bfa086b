import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDues } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { balance, figure, sign as signStyle, stays } from './dues.css.ts';

interface Figure {
  name: 'comesIn' | 'passedOn' | 'stays' | 'paid' | 'open';
  amount: MinorUnits;
  /** Sign between this figure and the next. */
  sign?: '−' | '=';
}

/** Received, owed to downlines and remaining; for the agent's own contract, how much of it is paid. */
export function Balance({ dues }: { dues: ContractDues }) {
  const { t } = useTranslation('agent-contracts');
  const { side, currency } = dues;
  return (
    <dl className={balance}>
      {(side === 'given' ? betweenBoth(dues) : ofOwn(dues)).map(({ name, amount, sign }) => (
        <div key={name}>
          <dt className={prose.note}>{t(`balance.${name}`)}</dt>
          <dd className={name === 'stays' ? stays : figure}>
            <Money amount={amount} currency={currency} />
            {sign && (
              <span className={signStyle} aria-hidden="true">
                {sign}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function betweenBoth({ comesIn, passedOn }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn, sign: '−' },
    { name: 'passedOn', amount: passedOn, sign: '=' },
    { name: 'stays', amount: minus(comesIn, passedOn) },
  ];
}

function ofOwn({ comesIn, unpaid }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn, sign: '−' },
    { name: 'open', amount: unpaid, sign: '=' },
    { name: 'paid', amount: minus(comesIn, unpaid) },
  ];
}
