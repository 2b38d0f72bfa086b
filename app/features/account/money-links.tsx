import { useEntryText } from '#app/language/translation.tsx';
import { KeepsPlace } from '#app/shell/layout/keeps-place.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The ways to the deposit and to the withdrawal, as far as this site has them; the first is what a person comes for. */
export function MoneyLinks({ className }: { className: string }) {
  const entryText = useEntryText();
  const pages = useSlot('memberPages').filter(({ id }) => id === 'depositv2' || id === 'withdraw');
  if (pages.length === 0) return null;
  return (
    <div className={className}>
      {pages.map(({ id, label, namespace, pending }) => (
        <KeepsPlace key={id} pending={pending}>
          <LinkButton to={memberPath(id)} look={id === 'depositv2' ? 'primary' : 'outline'}>
            {entryText(namespace, label)}
          </LinkButton>
        </KeepsPlace>
      ))}
    </div>
  );
}
