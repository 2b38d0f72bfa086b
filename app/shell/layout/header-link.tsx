import type { ReactNode } from 'react';
import type { EntryKey } from '#app/language/translate.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { useUnreached } from '../connection/use-unreached.ts';
import { ReserveSpace } from '../frame/reserve-space.tsx';
import { inviteSearch } from '../invite/invite-codes.ts';
import { LinkButton } from '../router/link-button.tsx';
import { createPath, Link, useLocation } from '../router/router.ts';
import { useSlot } from '../slots/use-slot.ts';
import { quiet } from './header.css.ts';

interface HeaderLinkProps {
  path: string;
  label: EntryKey;
  namespace: string;
}

/** Opens the log-in, if there is a way to log in, and returns to this page. */
export function HeaderLink({ path, label, namespace }: HeaderLinkProps) {
  const entryText = useEntryText();
  const location = useLocation();
  const ways = useSlot('loginMethods').filter(({ way }) => way);
  return (
    <WhenAny of={ways}>
      <LinkButton to={path} state={{ from: createPath(location), open: true }}>
        {entryText(namespace, label)}
      </LinkButton>
    </WhenAny>
  );
}

/** A plain link to a page. */
export function HeaderQuietLink({ path, label, namespace }: HeaderLinkProps) {
  const entryText = useEntryText();
  return (
    <Link to={path} className={quiet}>
      {entryText(namespace, label)}
    </Link>
  );
}

/** Links to the registration if there is a way to register, and passes on invite codes. */
export function HeaderCall({ path, label, namespace }: HeaderLinkProps) {
  const entryText = useEntryText();
  const { search } = useLocation();
  return (
    <WhenAny of={useSlot('registrationMethods')}>
      <LinkButton to={{ pathname: path, search: inviteSearch(search) }} look="call">
        {entryText(namespace, label)}
      </LinkButton>
    </WhenAny>
  );
}

/**
 * Shows its content once one of these is on, and reserves its space while the platform may still switch one on. While the
 * platform cannot be reached it stays: its sheet says when to come back.
 */
function WhenAny({ of, children }: { of: readonly { pending: boolean }[]; children: ReactNode }) {
  const isUnreached = useUnreached();
  if (of.length === 0) return null;
  return <ReserveSpace pending={!isUnreached && of.every(({ pending }) => pending)}>{children}</ReserveSpace>;
}
