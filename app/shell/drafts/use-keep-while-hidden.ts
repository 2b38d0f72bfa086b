import { useEffect } from 'react';
import { tabStorage } from '#app/storage/storage.ts';
import { REOPEN } from '../modals/modal-store.ts';
import { useModals } from '../modals/modals-context.tsx';
import { saveOpenModals } from '../modals/reopen.ts';
import { SAVED_DRAFTS } from './draft-owner.ts';
import { useDrafts } from './drafts-context.tsx';
import { restoreDrafts, saveDrafts } from './saved-drafts.ts';

/**
 * A device short of memory discards pages out of sight without a word, and loads them again when they are looked at. Saves
 * what was typed while the page is hidden. A page that is left, or seen again, needs no such copy.
 */
export function useKeepWhileHidden(): void {
  const drafts = useDrafts();
  const modals = useModals();
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let isLeft = false;
    let saving: Promise<void> | undefined;
    const look = () => {
      if (document.hidden) {
        if (isLeft) return;
        saveOpenModals(modals, tabStorage);
        saving = saveDrafts(drafts, tabStorage);
        return;
      }
      isLeft = false;
      const saved = saving;
      saving = undefined;
      tabStorage.removeItem(REOPEN);
      // Reading a copy deletes it with its key.
      void saved?.then(() => restoreDrafts(tabStorage));
    };
    const leave = () => {
      isLeft = true;
      if (!saving) return;
      tabStorage.removeItem(REOPEN);
      tabStorage.removeItem(SAVED_DRAFTS);
    };
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('pagehide', leave, { signal });
    return () => gone.abort();
  }, [drafts, modals]);
}
