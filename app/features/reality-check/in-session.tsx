import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCare } from '#app/shell/care/use-care.ts';
import { useLocation } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { CheckModal } from './check/check-modal.tsx';
import { CheckWatch } from './check/check-watch.tsx';
import { ClockStrip } from './clock/clock-strip.tsx';

/**
 * Everything that a session needs, in one file: each additional chunk adds a line to the page that every visitor loads.
 */
export const inSession = {
  watch: () => <CheckWatch />,
  clock: () => <SessionClock />,
  check: ({ close }: ModalProps) => <CheckModal close={close} />,
};

/** Strip below every header, including that of a game, if the regulator or the brand requires it. */
function SessionClock() {
  const { playerCare } = useBrand();
  const { pathname } = useLocation();
  const { data } = useCare();
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const isShown = Boolean(data && playerCare?.parts.includes('sessionClock'));
  // Pages with another frame have another header, or none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path may have brought another frame.
  useLayoutEffect(() => setHeader(document.querySelector('header')), [pathname, data]);
  useLayoutEffect(() => (isShown && header ? leaveRoom(header) : undefined), [isShown, header]);
  if (!data || !header || !isShown) return null;
  return createPortal(<ClockStrip care={data} />, header);
}

/** Marks the header and the page, whose styles then reserve space for the strip. Older browsers lack `:has()`. */
function leaveRoom(header: HTMLElement): () => void {
  const marked = [header, document.documentElement];
  for (const { dataset } of marked) dataset['clock'] = '';
  return () => {
    for (const { dataset } of marked) delete dataset['clock'];
  };
}
