import { useState } from 'react';
import type { Entered, Opened } from './opening.ts';
import { useOpenAccount } from './use-open-account.ts';

/** The account that is being opened. Only memory holds it: the password is in no storage and no address. */
export function useOpening() {
  const [entered, setEntered] = useState<Entered>({ account: '', password: undefined, kind: 'member', rate: null });
  const [opened, setOpened] = useState<Opened>();
  const [isNext, setIsNext] = useState(false);
  const sending = useOpenAccount(setOpened);
  return {
    entered,
    opened,
    /** Another account was opened before: the form takes the focus that its receipt had. */
    isNext,
    sending,
    change: (part: Partial<Entered>) => {
      sending.reset();
      setEntered((known) => ({ ...known, ...part }));
    },
    /** The person has moved on, so the form leaves the focus where it is. */
    leave: () => setIsNext(false),
    /** For another account of the same kind and rate. */
    restart: () => {
      sending.reset();
      setOpened(undefined);
      setIsNext(true);
      setEntered((known) => ({ ...known, account: '', password: undefined }));
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
