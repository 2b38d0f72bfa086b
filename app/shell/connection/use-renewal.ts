import { useEffect } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useDrafts } from '../drafts/drafts-context.tsx';
import { keepDrafts } from '../drafts/kept-drafts.ts';
import { CHUNK_LOST } from '../loading/preload.ts';

/** Session-storage key of the build that this tab was loaded anew for. */
const RENEWED = 'renewed-for';

/**
 * After a release under an open tab the files that the page would load next are gone. The page is then loaded anew, once
 * for a release, and what was typed is there again after it.
 */
export function useRenewal(reload: () => void = () => location.reload()): void {
  const { build } = useBrand();
  const drafts = useDrafts();
  useEffect(() => {
    const renew = async () => {
      const released = await releasedBuild();
      if (!released || released === build || sessionStorage.getItem(RENEWED) === released) return;
      sessionStorage.setItem(RENEWED, released);
      keepDrafts(drafts, sessionStorage);
      reload();
    };
    // Where the page cannot be had either, the network is at fault, and whoever needs the file says so.
    const onLost = () => void renew().catch(() => undefined);
    addEventListener(CHUNK_LOST, onLost);
    return () => removeEventListener(CHUNK_LOST, onLost);
  }, [build, drafts, reload]);
}

/** The build of the page that the server has at this address. */
async function releasedBuild(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return /"build":"([^"]+)"/.exec(await answer.text())?.[1];
}
