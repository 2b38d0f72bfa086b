import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { QuietScreen } from '../loading/quiet-screen.tsx';
import { useSlot } from '../slots/use-slot.ts';

/** What features put between the navigation and the actions of a wide window's header; a prerendered page has none of it. */
export function HeaderFill() {
  const isWide = useMedia(WIDE);
  const parts = useSlot('headerFill');
  return isWide && parts.map(({ order, screen }) => <QuietScreen key={order} screen={screen} props={{}} />);
}
