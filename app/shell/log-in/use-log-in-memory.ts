import { useEffect, useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import type { Credentials, LogInMemory } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';

/** What this device has remembered of an earlier log-in, and what it is to remember of the next. */
export function useLogInMemory() {
  const brand = useBrand();
  const load = useSlot('logInMemory').find(({ pending }) => !pending)?.load;
  const [memory, setMemory] = useState<LogInMemory>();
  const [recalled, setRecalled] = useState<Partial<Credentials> | null>(null);

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const found = await load?.(brand);
      const known = (await found?.recall()) ?? null;
      if (!isHere) return;
      setMemory(found);
      setRecalled(known);
    };
    // A memory that cannot be had is none: the form works without.
    read().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [load, brand]);

  const settle = (credentials: Credentials, wanted: boolean) =>
    Promise.resolve(wanted ? memory?.keep(credentials) : memory?.forget()).catch(() => undefined);
  return { offered: load !== undefined, recalled, settle };
}
