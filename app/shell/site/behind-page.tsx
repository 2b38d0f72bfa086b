import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SlowCalls } from '#app/platform/slow-calls.ts';
import { useSession } from '#app/session/session-context.tsx';
import { late } from '../loading/late.tsx';
import { loadAgainOnline } from '../loading/load-again.ts';

/**
 * Milliseconds after which the page has loaded everything that it needs first; early enough to be there when the connection is
 * lost or a release removes its files.
 */
const SETTLED = 8_000;

const Background = late(
  async () => (await loadAgainOnline(() => import('./background.tsx'))).Background,
  () => null,
);

/** What runs behind the page. It also says that the platform or the account cannot be reached, which cannot wait. */
export function BehindPage({ slowCalls }: { slowCalls: SlowCalls }) {
  const isSlow = useStore(slowCalls.store);
  const { status } = useSession();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsWanted, SETTLED, true);
    return () => clearTimeout(timer);
  }, []);
  // It stays from then on, since it remembers what it has tried.
  if (!isWanted && (isSlow || status === 'unknown')) setIsWanted(true);
  return isWanted && <Background slowCalls={slowCalls} />;
}
