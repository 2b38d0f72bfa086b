import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSiteStarted } from '#app/shell/site/site-started.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** What other features add to the privacy text. */
export function PrivacyParts() {
  const parts = useSlot('privacyParts').filter(({ pending }) => !pending);
  const started = useSiteStarted();
  return (
    started &&
    parts.map(({ namespace, order, screen }) => (
      <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />
    ))
  );
}
