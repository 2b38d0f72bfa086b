import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDues } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { balance, balanceLine, figure, sign as signStyle, stays } from './dues.css.ts';

interface Figure {
  name: 'comesIn' | 'passedOn' | 'stays' | 'paid' | 'open';
  amount: MinorUnits;
  /** Between the one before and it: a line that breaks begins with it. */
  sign?: '−' | '=';
}

/** Received, owed to downlines and remaining; for the agent's own contract, how much of it is paid. */
export function Balance({ dues }: { dues: ContractDues }) {
  const { t } = useTranslation('agent-contracts');
  const { side, currency } = dues;
  return (
    <dl className={balance}>
      {(side === 'given' ? betweenBoth(dues) : ofOwn(dues)).map(({ name, amount, sign }) => (
        <div key={name} className={balanceLine}>
          <dt className={prose.note}>{t(`balance.${name}`)}</dt>
          <dd className={name === 'stays' ? stays : figure}>
            {sign && (
              <span className={signStyle} aria-hidden="true">
                {sign}
              </span>
            )}
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function betweenBoth({ comesIn, passedOn }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn },
    { name: 'passedOn', amount: passedOn, sign: '−' },
    { name: 'stays', amount: minus(comesIn, passedOn), sign: '=' },
  ];
}

function ofOwn({ comesIn, unpaid }: ContractDues): Figure[] {
  return [
    { name: 'comesIn', amount: comesIn },
    { name: 'open', amount: unpaid, sign: '−' },
    { name: 'paid', amount: minus(comesIn, unpaid), sign: '=' },
  ];
}
