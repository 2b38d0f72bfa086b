import { useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { Mobile } from '../slots/phone-verifier.ts';
import type { Credentials, LogInMemory, Memory } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';

/** Memory of password log-ins. */
export const ofUsers = ({ user }: LogInMemory): Memory<Pick<Credentials, 'username'>> => user;

/** Memory of SMS log-ins. */
export const ofNumbers = ({ mobile }: LogInMemory): Memory<Mobile> => mobile;

/**
 * What this device remembers of the last log-in, and what to remember of the next.
 * @param kind a stable function
 */
export function useLogInMemory<What>(kind: (memory: LogInMemory) => Memory<What>) {
  const brand = useBrand();
  const platform = usePlatform();
  const load = useSlot('logInMemory').find(({ pending }) => !pending)?.load;
  const [recalled, setRecalled] = useState<Partial<What> | null>(null);

  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const kept = load && (await kind(await load(brand, platform)).recall());
      if (isHere) setRecalled(kept ?? null);
    };
    // The form works without the memory.
    read().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [load, brand, platform, kind]);

  const decide = async (what: What, isOn: boolean) => {
    if (!load) return;
    // The log-in may finish before the memory has loaded.
    const memory = kind(await load(brand, platform));
    await (isOn ? memory.keep(what) : memory.forget());
  };
  const settle = (what: What, isKept: boolean) => decide(what, isKept).catch(() => undefined);
  return { offered: load !== undefined, recalled, settle };
}
