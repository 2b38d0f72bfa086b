import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { openAccount } from '#app/platform/generated/operations/open-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import { useRefreshLinks } from '../links-query.ts';
import type { Entered, Opened } from './opening.ts';

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

function useOpenAccount(onOpened: (opened: Opened) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { member } = useSession();
  const refresh = useRefreshLinks();
  const aliasOf = useAliases();
  return useIntentCall({
    action: 'openAccount',
    // A retry with another password needs a new intent: otherwise the account would have the password of the first try.
    intentOf: ({ account, password, kind, rate }: Opened) => `${account}:${kind}:${rate}:${aliasOf(password)}`,
    send: (input, idempotencyKey) => openAccount(platform, { ...input, idempotencyKey }),
    // Drop the password from the cache at once.
    gcTime: 0,
    onSuccess: ({ account, rate }, { password, kind }) => {
      onOpened({ account, password, kind, rate });
      void queries.invalidateQueries({ queryKey: teamKey(member?.id) });
    },
    // The range of rates may have caused the refusal.
    onError: () => void refresh(),
  });
}

/** Random aliases for passwords, so that an intent can be stored without them. */
function useAliases() {
  const aliases = useRef(new Map<string, string>());
  return (password: string): string => {
    const alias = aliases.current.get(password) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
    aliases.current.set(password, alias);
    return alias;
  };
}
