import { useState } from 'react';
import type { Entered, Opened } from './opening.ts';
import { useOpenAccount } from './use-open-account.ts';

/** State of the new account. Held in memory only: the password never reaches storage or the address. */
export function useOpening() {
  const [entered, setEntered] = useState<Entered>({ account: '', password: undefined, kind: 'member', rate: null });
  const [opened, setOpened] = useState<Opened>();
  const [isNext, setIsNext] = useState(false);
  const sending = useOpenAccount(setOpened);
  return {
    entered,
    opened,
    /** True for a second account: the form takes over the focus from the receipt. */
    isNext,
    sending,
    change: (part: Partial<Entered>) => {
      sending.reset();
      setEntered((previous) => ({ ...previous, ...part }));
    },
    /** The person has moved on, so leave the focus alone. */
    leave: () => setIsNext(false),
    /** Starts another account of the same type and rate. */
    restart: () => {
      sending.reset();
      setOpened(undefined);
      setIsNext(true);
      setEntered((previous) => ({ ...previous, account: '', password: undefined }));
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
