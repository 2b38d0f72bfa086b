import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SlowCalls } from '#app/platform/slow-calls.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useReachStore } from '../connection/reach.ts';
import { late } from '../loading/late.tsx';
import { loadAgainOnline } from '../loading/load-again.ts';
import { whenPageIdle } from './when-page-idle.ts';

const Background = late(
  async () => (await loadAgainOnline(() => import('./background.tsx'))).Background,
  () => null,
);

/** What runs behind the page. It also says that the platform or the account cannot be reached, which cannot wait. */
export function BehindPage({ slowCalls }: { slowCalls: SlowCalls }) {
  const isSlow = useStore(slowCalls.store);
  const { status } = useSession();
  const isOut = useStore(useReachStore(), ({ state }) => state !== 'reached');
  const [isWanted, setIsWanted] = useState(false);
  // Early enough to be there when the connection is lost or a release removes its files.
  useEffect(() => whenPageIdle(() => setIsWanted(true)), []);
  // It stays from then on, since it remembers what it has tried.
  if (!isWanted && (isSlow || isOut || status === 'unknown')) setIsWanted(true);
  return isWanted && <Background slowCalls={slowCalls} />;
}
