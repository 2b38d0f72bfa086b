import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** A reader within this many pixels of the end counts as at the end. */
const NEAR = 48;

/** Scrolls with new messages while the reader is at the end, and stays put while they read further up. */
export function useFollowing(list: RefObject<HTMLElement | null>, messages: readonly ChatMessage[]) {
  const atEnd = useRef(true);
  const before = useRef({ first: 0, last: 0, height: 0 });
  /** Id of the last message read at the end; later ones are new. */
  const [read, setRead] = useState<number>();
  const first = messages[0]?.id ?? 0;
  const last = messages.at(-1)?.id ?? 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const was = before.current;
    before.current = { first, last, height: element.scrollHeight };
    // Keep the reading position when messages are added above.
    if (was.first > first && was.last === last) element.scrollTop += element.scrollHeight - was.height;
    else if (atEnd.current || messages.at(-1)?.own) element.scrollTop = element.scrollHeight;
    else if (was.last && was.last < last) setRead((current) => current ?? was.last);
  }, [list, messages, first, last]);

  // A note below the list or a phone's keyboard shrinks the list.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  return {
    /** Messages with a higher id are new; undefined without new ones. */
    read,
    onScroll() {
      const element = list.current;
      if (!element) return;
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (atEnd.current) setRead(undefined);
    },
    toEnd() {
      const element = list.current;
      if (element) element.scrollTop = element.scrollHeight;
    },
  };
}
