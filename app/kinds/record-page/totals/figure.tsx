import type { ReactNode } from 'react';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { NetMoney, SignedMoney } from './signed-money.tsx';

/** A value of a row or a sum: an amount, one with its sign, one that may be a loss, a number, or an element. */
export type Value<Of> =
  | { money: (of: Of) => MinorUnits }
  | { signed: (of: Of) => MinorUnits }
  | { net: (of: Of) => MinorUnits }
  | { count: (of: Of) => number }
  | { cell: (of: Of) => ReactNode };

export type Figure<Of> = { name: string } & Value<Of>;

interface FigureValueProps<Of> {
  value: Value<Of>;
  of: Of;
  currency: string;
}

export function FigureValue<Of>({ value, of, currency }: FigureValueProps<Of>) {
  const { tag } = useCurrentLanguage();
  if ('money' in value) return <Money amount={value.money(of)} currency={currency} />;
  if ('signed' in value) return <SignedMoney amount={value.signed(of)} currency={currency} />;
  if ('net' in value) return <NetMoney amount={value.net(of)} currency={currency} />;
  return 'count' in value ? new Intl.NumberFormat(tag).format(value.count(of)) : value.cell(of);
}
