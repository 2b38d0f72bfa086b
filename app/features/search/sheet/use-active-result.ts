import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import type { ResultGroup } from '../find/results.ts';

export interface ActiveResult {
  listId: string;
  /** Index of the row that Enter opens, counted through all groups. */
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The result that arrow keys select, at first the top one. It stays selected while more results for the same text
 * arrive. @param text text of the results @param isCurrent whether the results belong to the text in the field; Enter
 * waits until they do
 */
export function useActiveResult(text: string, groups: readonly ResultGroup[], isCurrent: boolean): ActiveResult {
  const listId = useId();
  const keys = groups.flatMap(({ title, results }) => results.map(({ name, to }) => `${title}\n${name}\n${to}`));
  const [moved, setMoved] = useState<{ text: string; key: string | undefined }>();
  const index = Math.max(0, moved?.text === text ? keys.indexOf(moved.key ?? '') : 0);
  useEffect(() => {
    document.getElementById(rowId(listId, index))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, index]);
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setIsEntered(false);
    document.getElementById(rowId(listId, index))?.click();
  }, [isEntered, isCurrent, listId, index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === '') return;
    const isEnter = key === 'Enter';
    setIsEntered(isEnter && !isCurrent);
    const step = STEPS[key];
    if (step !== undefined) setMoved({ text, key: keys.at((index + step) % keys.length) });
    if (isEnter && isCurrent) document.getElementById(rowId(listId, index))?.click();
    if (step !== undefined || isEnter) event.preventDefault();
  };
  return { listId, index, onKeyDown };
}

/** Element id of a row, by its index in the list. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
