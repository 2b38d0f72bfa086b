import { useMutation } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useSession, useSessionService } from '../../session/session-context.tsx';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';

/** The balance of whoever is here, whether it may be seen, and asking for it again. */
export function useBalance() {
  const { member } = useSession();
  const session = useSessionService();
  const preferences = usePreferences();
  const { balanceShown } = useStore(preferences.store);
  const { mutate, isPending, isError } = useMutation({ mutationFn: session.refresh });
  return {
    member,
    shown: balanceShown,
    toggle: () => preferences.showBalance(!balanceShown),
    refresh: () => {
      if (!isPending) mutate();
    },
    busy: isPending,
    failed: isError,
  };
}
