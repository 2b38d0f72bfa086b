import { useStore } from 'zustand';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { SETTLED } from '#app/session/session-flags.ts';
import { useFeatures } from '../slots/features-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { useModals } from './modals-context.tsx';

/**
 * Whether the platform answers what is the person's own. `none`: visitors and trial accounts have nothing; `waiting`: the
 * session owes an answer or a verification, or it is not known yet whether it does, and such calls would be refused; `ready`: it answers.
 */
export function useOwnAccount(): 'none' | 'waiting' | 'ready' {
  const { status } = useSession();
  const { flags } = useSessionService();
  const { due } = useStore(useModals().store);
  const { areComing } = useFeatures();
  const owed = useSlot('sessionHooks').flatMap((hook) => ('owed' in hook && hook.owed ? [due[hook.owed]] : []));
  if (status !== 'member' && status !== 'agent') return 'none';
  const isKnown = !areComing && !owed.includes(undefined);
  return owed.includes(true) || !(isKnown || flags.has(SETTLED)) ? 'waiting' : 'ready';
}
