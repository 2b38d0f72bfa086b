import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import { deviceStorage } from '#app/storage/storage.ts';
import {
  readViews,
  renamed,
  type SavedView,
  type SavedViews,
  withoutView,
  withView,
  writeViews,
} from './saved-views.ts';
import { addressOf, isPageAlone, viewQuery } from './view-query.ts';

/**
 * The agent's saved views of a page on this device. An address without filters opens the default view.
 * @param name unique name of the page
 */
export function useSavedViews(name: string, layout: GridLayout) {
  const { member } = useSession();
  const { tag } = useCurrentLanguage();
  const { saved, isFull, change } = useStoredViews(`office-views-${name}-${member?.id}`);
  const [parameters, setParameters] = useSearchParams();
  const query = viewQuery(parameters);
  const apply = (view: SavedView, replace = false) => {
    const address = addressOf(parameters, view.query);
    if (`${address}` !== `${parameters}`) setParameters(address, { replace, state: KEEP_SCROLL });
    layout.setAll({ hidden: view.hidden, widths: view.widths });
  };
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const usual = isNew.current && isPageAlone(parameters) && saved.views.find((one) => one.name === saved.usual);
    isNew.current = false;
    if (usual) apply(usual, true);
  });
  const isShown = (view: SavedView) => view.query === query && isSameSet(view.hidden, layout.hidden);
  return {
    ...saved,
    isFull,
    /** The view that the page currently shows. Views never contain a search. */
    current: parameters.get('search') ? undefined : saved.views.find(isShown),
    apply: (view: SavedView) => apply(view),
    save: (viewName: string, isUsual: boolean) => {
      const view = { name: viewName, query, hidden: layout.hidden, widths: layout.widths };
      return change((now) => withView(now, view, isUsual, tag));
    },
    rename: (from: string, to: string) => change((now) => renamed(now, from, to)),
    remove: (viewName: string) => change((now) => withoutView(now, viewName)),
    restore: (view: SavedView, isUsual: boolean) => change((now) => withView(now, view, isUsual, tag)),
    setUsual: (usual: string | null) => change((now) => ({ ...now, usual })),
  };
}

export type ViewsOfPage = ReturnType<typeof useSavedViews>;

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** The views stored on this device under a key, updated by other tabs. */
function useStoredViews(key: string) {
  const [saved, setSaved] = useState(() => readViews(deviceStorage, key));
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setSaved(readViews(deviceStorage, key));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  /**
   * Changes the stored value as it is at this moment, because another tab may have written meanwhile.
   * @returns false if the storage is full
   */
  const change = (changed: (now: SavedViews) => SavedViews): boolean => {
    const next = changed(readViews(deviceStorage, key));
    const isWritten = writeViews(deviceStorage, key, next);
    setIsFull(!isWritten);
    if (isWritten) setSaved(next);
    return isWritten;
  };
  return { saved, isFull, change };
}
