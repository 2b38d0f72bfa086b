import { useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import type { Credentials, LogInMemory, Memory } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { Mobile } from '../sms-code/mobile.ts';

/** The memory of log-ins with a password. */
export const ofPasswords = (memory: LogInMemory): Memory<Credentials> => memory;

/** The memory of log-ins by SMS. */
export const ofNumbers = ({ mobile }: LogInMemory): Memory<Mobile> => mobile;

/**
 * What this device has remembered of an earlier log-in, and what it is to remember of the next.
 * @param kind one function for each kind of log-in
 */
export function useLogInMemory<What>(kind: (memory: LogInMemory) => Memory<What>) {
  const brand = useBrand();
  const load = useSlot('logInMemory').find(({ pending }) => !pending)?.load;
  const [recalled, setRecalled] = useState<Partial<What> | null>(null);

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const known = load && (await kind(await load(brand)).recall());
      if (isHere) setRecalled(known ?? null);
    };
    // A memory that cannot be had is none: the form works without.
    read().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [load, brand, kind]);

  const decide = async (what: What, wanted: boolean) => {
    if (!load) return;
    // A log-in may be answered before the memory has come.
    const memory = kind(await load(brand));
    await (wanted ? memory.keep(what) : memory.forget());
  };
  const settle = (what: What, wanted: boolean) => decide(what, wanted).catch(() => undefined);
  return { offered: load !== undefined, recalled, settle };
}
