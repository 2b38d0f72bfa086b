import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { COMPACT } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { PAGE_BAR } from './page-bar-place.ts';

/** Moves a page's title into the header of a phone; a wide window shows it above the page. */
export function PageBar({ children }: { children: ReactNode }) {
  const isCompact = useMedia(COMPACT);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setBar(document.getElementById(PAGE_BAR)), []);
  return isCompact && bar ? createPortal(children, bar) : children;
}
