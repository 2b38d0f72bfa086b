import { useStore } from 'zustand';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { useFeatures } from '../site/features-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { useModals } from './modals-context.tsx';

/** The session flag that nothing is owed, so that the tab's next page need not wait to learn that again. */
export const SETTLED = 'settled';

/**
 * Whether the platform answers what is the person's own. `none`: visitors and trial accounts have nothing; `waiting`: the
 * session owes an answer or a verification, or it is not known yet whether it does, and such calls would be refused; `ready`: it answers.
 */
export function useOwnAccount(): 'none' | 'waiting' | 'ready' {
  const { status } = useSession();
  const { flags } = useSessionService();
  const { decided, due } = useStore(useModals().store);
  const { areComing } = useFeatures();
  const owed = useSlot('sessionHooks').flatMap((hook) => ('owed' in hook && hook.decides) || []);
  if (status !== 'member' && status !== 'agent') return 'none';
  if (owed.some((id) => due.includes(id))) return 'waiting';
  const isKnown = !areComing && owed.every((id) => decided.includes(id));
  return isKnown || flags.has(SETTLED) ? 'ready' : 'waiting';
}
