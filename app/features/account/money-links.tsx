import { useEntryText } from '#app/language/translation.tsx';
import { ReserveSpace } from '#app/shell/frame/reserve-space.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

interface MoneyLinksProps {
  className: string;
  /** Outlines every button, for pages with a main button of their own. */
  isQuiet?: boolean;
}

/** Links to member pages that contribute a button beside the balance, such as the deposit. */
export function MoneyLinks({ className, isQuiet = false }: MoneyLinksProps) {
  const entryText = useEntryText();
  const pages = useSlot('memberPages').filter(({ button }) => button);
  if (pages.length === 0) return null;
  return (
    <div className={className}>
      {pages.map(({ id, button, label, namespace, pending }) => (
        <ReserveSpace key={id} pending={pending}>
          <LinkButton to={memberPath(id)} look={button === 'primary' && !isQuiet ? 'call' : 'outline'}>
            {entryText(namespace, label)}
          </LinkButton>
        </ReserveSpace>
      ))}
    </div>
  );
}
