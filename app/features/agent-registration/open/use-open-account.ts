import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { openAccount } from '#app/platform/generated/operations/open-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import { useRefreshLinks } from '../links-query.ts';
import type { Opened } from './opening.ts';

/** Opens an account. */
export function useOpenAccount(onOpened: (opened: Opened) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { member } = useSession();
  const refresh = useRefreshLinks();
  const aliasOf = useAliases();
  return useIntentCall({
    action: 'openAccount',
    // A retry with another password must not be taken for the first try, whose password the account would have.
    intentOf: ({ account, password, kind, rate }: Opened) => `${account}:${kind}:${rate}:${aliasOf(password)}`,
    send: (wanted, idempotencyKey) => openAccount(platform, { ...wanted, idempotencyKey }),
    // The password stays no longer than it is shown.
    gcTime: 0,
    onSuccess: ({ account, rate }, { password, kind }) => {
      onOpened({ account, password, kind, rate });
      void queries.invalidateQueries({ queryKey: teamKey(member?.id) });
    },
    // The range of rates may be the reason of a refusal.
    onError: () => void refresh(),
  });
}

/** Random names for passwords, under which an intent can be stored that must not tell them. */
function useAliases() {
  const aliases = useRef(new Map<string, string>());
  return (password: string): string => {
    const alias = aliases.current.get(password) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
    aliases.current.set(password, alias);
    return alias;
  };
}
