import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';

/** A frame that is not laid out, as in a closed panel, has rows all the same, so that it can be read and has its height. */
const UNSEEN: Rect = { width: 0, height: 600 };

/** Tells the size of the frame that rows move in. */
export function observeFrame(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  tell: (rect: Rect) => void,
): ReturnType<typeof observeElementRect> {
  return observeElementRect(virtualizer, (rect) => tell(rect.height > 0 ? rect : UNSEEN));
}
