import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useDrafts } from '../drafts/drafts-context.tsx';
import { keepDrafts } from '../drafts/kept-drafts.ts';
import { RELOADING } from '../errors/error-boundary.tsx';
import { CHUNK_LOST } from '../loading/preload.ts';
import { useModals } from '../modals/modals-context.tsx';
import { keepOpen } from '../modals/reopen.ts';

/** Session-storage key of the build that this tab was loaded anew for. */
const RENEWED = 'renewed-for';

/**
 * After a release under an open tab the files that the page would load next are gone. The page is then loaded anew, once
 * for a release, and what was open and typed is there again after it; so it is when a person has it loaded anew.
 */
export function useRenewal(reload: () => void = () => location.reload()): void {
  const { build } = useBrand();
  const drafts = useDrafts();
  const modals = useModals();
  useEffect(() => {
    const gone = new AbortController();
    const keep = () => {
      keepDrafts(drafts, sessionStorage);
      keepOpen(modals, sessionStorage);
    };
    const renew = async () => {
      const released = await releasedBuild();
      if (!released || released === build || sessionStorage.getItem(RENEWED) === released) return;
      sessionStorage.setItem(RENEWED, released);
      keep();
      reload();
    };
    // Where the page cannot be had either, the network is at fault, and whoever needs the file says so.
    addEventListener(CHUNK_LOST, () => void renew().catch(() => undefined), { signal: gone.signal });
    addEventListener(RELOADING, keep, { signal: gone.signal });
    return () => gone.abort();
  }, [build, drafts, modals, reload]);
}

/** The build of the page that the server has at this address. */
async function releasedBuild(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return /"build":"([^"]+)"/.exec(await answer.text())?.[1];
}
