import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { openAccount } from '#app/platform/operations/open-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { teamKey } from '#app/shared/office/team-key.ts';
import { useRefreshLinks } from '../links-query.ts';
import type { Opened } from './opening.ts';

/** Opens an account. A lost answer is asked for again with the same key, so one intent is one account. */
export function useOpenAccount(onOpened: (opened: Opened) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { member } = useSession();
  const refresh = useRefreshLinks();
  const carryOut = useIntent('openAccount');
  const aliasOf = useAliases();
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Opened) => {
      const { account, password, kind, rate } = wanted;
      // A retry with another password must not be taken for the first try, whose password the account would have.
      return carryOut(`${account}:${kind}:${rate}:${aliasOf(password)}`, (idempotencyKey) =>
        openAccount(platform, { ...wanted, idempotencyKey }),
      );
    },
    // The password stays no longer than it is shown.
    gcTime: 0,
    onSuccess: ({ account, rate }, { password, kind }) => {
      onOpened({ account, password, kind, rate });
      void queries.invalidateQueries({ queryKey: teamKey(member?.id) });
    },
    // The range of rates may be the reason of a refusal.
    onError: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Opened) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
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

/** The mutation keeps its problem. */
function ignore(): void {}
