import { useLayoutEffect, useRef, useState } from 'react';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
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
import { addressOf, viewQuery } from './view-query.ts';

/**
 * The views that the agent has saved of a page on this device. An address without filters begins with the usual one.
 * @param name of the page; one for each
 */
export function useSavedViews(name: string, layout: GridLayout) {
  const { member } = useSession();
  const key = `office-views-${name}-${member?.id}`;
  const [saved, setSaved] = useState(() => readViews(deviceStorage, key));
  const [isFull, setIsFull] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const query = viewQuery(parameters);
  const apply = (view: SavedView, replace = false) => {
    setParameters(addressOf(parameters, view.query), { replace, state: KEEP_SCROLL });
    layout.setAll({ hidden: view.hidden, widths: view.widths });
  };
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const usual = isNew.current && query === '' && saved.views.find((one) => one.name === saved.usual);
    isNew.current = false;
    if (usual && usual.query !== '') apply(usual, true);
  });
  /** @returns whether there was room for it */
  const write = (next: SavedViews): boolean => {
    const isWritten = writeViews(deviceStorage, key, next);
    setIsFull(!isWritten);
    if (isWritten) setSaved(next);
    return isWritten;
  };
  return {
    ...saved,
    isFull,
    /** The one that the page shows now. */
    current: saved.views.find((one) => one.query === query && isSameSet(one.hidden, layout.hidden)),
    apply: (view: SavedView) => apply(view),
    save: (viewName: string, isUsual: boolean) => {
      const next = withView(saved, { name: viewName, query, hidden: layout.hidden, widths: layout.widths });
      return write(isUsual ? { ...next, usual: viewName } : next);
    },
    rename: (from: string, to: string) => write(renamed(saved, from, to)),
    remove: (viewName: string) => write(withoutView(saved, viewName)),
    restore: (view: SavedView, isUsual: boolean) =>
      write({ ...withView(saved, view), usual: isUsual ? view.name : saved.usual }),
    setUsual: (usual: string | null) => write({ ...saved, usual }),
  };
}

export type ViewsOfPage = ReturnType<typeof useSavedViews>;

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
