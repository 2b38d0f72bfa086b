import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { NumberFieldsProps, RegistrationField, RegistrationWay } from '#app/shell/slots/registration-way.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';

type Method = Contributed<'registrationMethods'>;
type Part = Contributed<'registrationParts'>;
type NumberPart = Contributed<'registrationNumbers'>;

/** A way to register with the parts that other flags add to it. */
export interface Way extends Method {
  account: readonly RegistrationField[];
  number?: Screen<NumberFieldsProps> | undefined;
}

const chosenWay = defineDraft('registration-way', (): { chosen: RegistrationWay | null } => ({ chosen: null }), {});

/** The enabled ways to register, and the chosen one. */
export function useWays() {
  const { preferred } = useBrand().registration;
  const methods = useSlot('registrationMethods');
  const parts = useSlot('registrationParts').filter(({ pending }) => !pending);
  const numbers = useSlot('registrationNumbers').filter(({ pending }) => !pending);
  const [kept] = useDraft(chosenWay);
  const [pickedWay, setPickedWay] = useState<RegistrationWay | null>(kept.chosen ?? preferred);
  const ways = methods.filter(({ pending }) => !pending).map((method) => withParts(method, parts, numbers));
  const way = ways.find((one) => one.way === pickedWay) ?? ways[0];
  const choose = (one: Way) => {
    kept.chosen = one.way;
    setPickedWay(one.way);
  };
  return { ways, way, choose, pending: methods.length > ways.length };
}

function withParts(method: Method, parts: readonly Part[], numbers: readonly NumberPart[]): Way {
  const own = parts.filter(({ ways }) => ways.includes(method.way));
  return {
    ...method,
    account: [...method.account, ...own.flatMap(({ account }) => account)],
    number: numbers.findLast(({ ways }) => ways.includes(method.way))?.screen,
  };
}
