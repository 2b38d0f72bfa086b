import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { statusOfType } from '#app/session/member-type.ts';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { TeamMember } from '#schemas/generated/platform.ts';

/** What other features say about a direct downline that is an agent. */
export function DownlineParts({ member: { account, type, level } }: { member: TeamMember }) {
  const parts = useSlot('downlineParts').filter(({ pending }) => !pending);
  if (level !== 1 || statusOfType(type) !== 'agent') return null;
  return parts.map(({ namespace, screen }) => (
    <div key={namespace} className={section}>
      <QuietScreen screen={screen} props={{ account }} />
    </div>
  ));
}
