import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCare } from '#app/shared/care/use-care.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { ClockStrip } from './clock-strip.tsx';

/** Under the header of every page, that of a game too, in brands whose regulator or setting wants it. */
export function SessionClock() {
  const { playerCare } = useBrand();
  const { pathname } = useLocation();
  const { data } = useCare();
  const [place, setPlace] = useState<Element | null>(null);
  // Pages with another frame have another header, or none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path may have brought another frame.
  useLayoutEffect(() => setPlace(document.querySelector('header')), [pathname, data]);
  if (!data || !place || !playerCare?.parts.includes('sessionClock')) return null;
  return createPortal(<ClockStrip care={data} />, place);
}
