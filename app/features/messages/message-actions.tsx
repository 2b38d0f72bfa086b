import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { MessageSender } from '#schemas/generated/platform.ts';
import { actions } from './messages.css.ts';

/** What other features offer about a message that a person wrote. */
export function MessageActions({ from }: { from: MessageSender }) {
  const offered = useSlot('messageActions').filter(({ pending }) => !pending);
  if (offered.length === 0) return null;
  return (
    <div className={actions}>
      {offered.map(({ namespace, screen }) => (
        <QuietScreen key={namespace} screen={screen} props={{ from }} />
      ))}
    </div>
  );
}
