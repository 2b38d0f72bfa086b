import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { tabStorage } from '#app/storage/storage.ts';
import { useDrafts } from '../drafts/drafts-context.tsx';
import { saveDrafts } from '../drafts/saved-drafts.ts';
import { RELOADING, Reloading } from '../errors/reloading.ts';
import { CHUNK_LOST } from '../loading/preload.ts';
import { useModals } from '../modals/modals-context.tsx';
import { saveOpenModals } from '../modals/reopen.ts';

/** Session-storage key of the build that this tab was last reloaded for. */
const RENEWED = 'renewed-for';

/** Milliseconds that a reload waits for the drafts to be saved. */
const SAVING_LIMIT = 2000;

/**
 * A release removes the files that an open page would load next. Reloads the page once per release and restores open
 * modals and drafts, as after a reload that a person requests.
 */
export function useReleaseReload(reload: () => void = () => location.reload()): void {
  const { build } = useBrand();
  const drafts = useDrafts();
  const modals = useModals();
  useEffect(() => {
    const gone = new AbortController();
    const keep = () => {
      saveOpenModals(modals, tabStorage);
      return Promise.race([saveDrafts(drafts, tabStorage), new Promise<void>((end) => setTimeout(end, SAVING_LIMIT))]);
    };
    const renew = async () => {
      const released = await releasedBuild();
      if (!released || released === build || tabStorage.getItem(RENEWED) === released) return;
      // A reload that is not recorded could repeat without end.
      if (!tabStorage.setItem(RENEWED, released)) return;
      await keep();
      reload();
    };
    // If the page cannot be fetched either, the network is the cause; the part that needs the file reports it.
    addEventListener(CHUNK_LOST, () => void renew().catch(() => undefined), { signal: gone.signal });
    const onReloading = (event: Event) => event instanceof Reloading && event.work.push(keep());
    addEventListener(RELOADING, onReloading, { signal: gone.signal });
    return () => gone.abort();
  }, [build, drafts, modals, reload]);
}

/** The build that the server has at this address. */
async function releasedBuild(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return /"build":"([^"]+)"/.exec(await answer.text())?.[1];
}
