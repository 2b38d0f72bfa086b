import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import type { HelpPartContribution } from '#app/shell/slots/page-slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

interface HelpPartsProps {
  section: HelpPartContribution['section'];
}

/** What other features add to a section. */
export function HelpParts({ section }: HelpPartsProps) {
  const parts = useSlot('helpParts').filter((part) => part.section === section && !part.pending);
  const started = useSiteStarted();
  return (
    started &&
    parts.map(({ namespace, order, screen }) => (
      <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />
    ))
  );
}
