import type { EntryKey } from '#app/language/translate.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { inviteSearch } from '../invite/invite-codes.ts';
import { LinkButton } from '../router/link-button.tsx';
import { useLocation } from '../router/router.ts';
import { useSlot } from '../slots/use-slot.ts';
import { KeepsPlace } from './keeps-place.tsx';

interface HeaderLinkProps {
  path: string;
  label: EntryKey;
  namespace: string;
}

/** Leads to a sheet, which leads back here. */
export function HeaderLink({ path, label, namespace }: HeaderLinkProps) {
  const entryText = useEntryText();
  const { pathname } = useLocation();
  return (
    <LinkButton to={path} state={{ from: pathname, open: true }}>
      {entryText(namespace, label)}
    </LinkButton>
  );
}

/** Leads to the registration, as long as there is a way to register, and takes along who invited the visitor. */
export function HeaderCall({ path, label, namespace }: HeaderLinkProps) {
  const entryText = useEntryText();
  const { search } = useLocation();
  const methods = useSlot('registrationMethods');
  if (methods.length === 0) return null;
  return (
    <KeepsPlace pending={methods.every(({ pending }) => pending)}>
      <LinkButton to={{ pathname: path, search: inviteSearch(search) }} look="call">
        {entryText(namespace, label)}
      </LinkButton>
    </KeepsPlace>
  );
}
