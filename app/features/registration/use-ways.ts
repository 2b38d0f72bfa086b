import { useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import type { RegistrationWay } from '../../shell/registration/registration-way.ts';
import { type Contributed, useSlot } from '../../shell/slots/use-slot.ts';

export type Way = Contributed<'registrationMethods'>;

/** The ways to register that are live, each with what flags add to it, and the one that is chosen. */
export function useWays() {
  const { preferred } = useBrand().registration;
  const methods = useSlot('registrationMethods');
  const parts = useSlot('registrationParts').filter(({ pending }) => !pending);
  const [wanted, choose] = useState<RegistrationWay | null>(preferred);
  const ways = methods
    .filter(({ pending }) => !pending)
    .map((method): Way => {
      const added = parts.filter(({ ways: of }) => of.includes(method.way)).flatMap(({ account }) => account);
      return { ...method, account: [...method.account, ...added] };
    });
  const way = ways.find((one) => one.way === wanted) ?? ways[0];
  return { ways, way, choose: (one: Way) => choose(one.way), pending: methods.length > ways.length };
}
