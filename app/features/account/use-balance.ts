import { useState } from 'react';
import { useStore } from 'zustand';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';

/** The balance, whether it is visible, and how to refresh it. */
export function useBalance() {
  const { member } = useSession();
  const session = useSessionService();
  const preferences = usePreferences();
  const { balanceShown } = useStore(preferences.store);
  const [asking, setAsking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    if (asking === 'busy') return;
    setAsking('busy');
    const outcome = await session.refresh().then(
      () => 'idle' as const,
      () => 'failed' as const,
    );
    setAsking(outcome);
  };
  return {
    member,
    shown: balanceShown,
    toggle: () => preferences.showBalance(!balanceShown),
    refresh: () => void refresh(),
    busy: asking === 'busy',
    failed: asking === 'failed',
  };
}
