import { type RefObject, useLayoutEffect, useState } from 'react';

/** Text size of every browser, unless its user asks for larger text. */
const USUAL_REM = 16;
/** Room that columns usually need, in lines of text. */
const USUAL_ROOM = 53;

/**
 * The room of an element: whether it is too narrow for columns, is pressed by fingers, and how high its text is in CSS pixels.
 * @param least room of columns, in lines of text
 */
export function useRoom(element: RefObject<HTMLElement | null>, least = USUAL_ROOM) {
  const [room, setRoom] = useState({ isNarrow: false, isForFingers: false, rem: USUAL_REM });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setRoom((known) => sameOr(known, roomOf(current, least)));
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, least]);
  return room;
}

type Room = ReturnType<typeof useRoom>;

function roomOf({ clientWidth }: HTMLElement, least: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  const isForFingers = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  // An element that is not laid out has no width.
  return { isNarrow: clientWidth > 0 && clientWidth < least * rem, isForFingers, rem };
}

function sameOr(known: Room, found: Room): Room {
  const isSame = known.isNarrow === found.isNarrow && known.isForFingers === found.isForFingers;
  return isSame && known.rem === found.rem ? known : found;
}
