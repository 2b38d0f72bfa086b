import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import type { ResultGroup } from '../find/results.ts';

export interface ActiveResult {
  listId: string;
  /** Place of the row that Enter opens, counted through all groups. */
  place: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The result that the keys of the field move to; the first one of every text. It stays the same result while more of a text's
 * results arrive.
 * @param text that the results belong to
 * @param isCurrent whether the results are those of the text in the field; Enter waits until they are
 */
export function useActiveResult(text: string, groups: readonly ResultGroup[], isCurrent: boolean): ActiveResult {
  const listId = useId();
  const keys = groups.flatMap(({ title, results }) => results.map(({ name, to }) => `${title}\n${name}\n${to}`));
  const [moved, setMoved] = useState<{ text: string; key: string | undefined }>();
  const place = Math.max(0, moved?.text === text ? keys.indexOf(moved.key ?? '') : 0);
  useEffect(() => {
    document.getElementById(rowId(listId, place))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, place]);
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setIsEntered(false);
    document.getElementById(rowId(listId, place))?.click();
  }, [isEntered, isCurrent, listId, place]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === '') return;
    const isEnter = key === 'Enter';
    setIsEntered(isEnter && !isCurrent);
    const step = STEPS[key];
    if (step !== undefined) setMoved({ text, key: keys.at((place + step) % keys.length) });
    if (isEnter && isCurrent) document.getElementById(rowId(listId, place))?.click();
    if (step !== undefined || isEnter) event.preventDefault();
  };
  return { listId, place, onKeyDown };
}

/** Id of a row by its place in the list. */
export function rowId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
