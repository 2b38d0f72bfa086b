import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ResultGroup } from '../find/results.ts';

export interface ActiveResult {
  /** Id of the list, and of its rows by their place in it. */
  listId: string;
  idOf: (place: number) => string;
  /** Place of the row that Enter opens, counted through all groups. */
  place: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The result that the keys of the field move to; the first one after every change of the results. */
export function useActiveResult(groups: readonly ResultGroup[]): ActiveResult {
  const listId = useId();
  const idOf = (place: number) => `${listId}-${place}`;
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const [moved, setMoved] = useState({ groups, place: 0 });
  const place = moved.groups === groups ? moved.place : 0;
  useEffect(() => {
    document.getElementById(`${listId}-${place}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, place]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) setMoved({ groups, place: (place + step + count) % count });
    else if (event.key === 'Enter') document.getElementById(idOf(place))?.click();
    else return;
    event.preventDefault();
  };
  return { listId, idOf, place, onKeyDown };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
