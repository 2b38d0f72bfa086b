import type { ReactNode } from 'react';
import { Link, NavLink } from '../router/router.ts';
import type { NavigationContribution } from '../slots/slots.ts';
import { useEntryPress } from './use-entry-press.ts';

interface EntryLinkProps {
  entry: NavigationContribution;
  className: string;
  /** Called before the entry's modal opens. */
  then?: () => void;
  children: ReactNode;
}

/** The link of a navigation entry. One to part of a page is never marked as the current page. */
export function EntryLink({ entry: { path, modal, isCall }, then, ...rest }: EntryLinkProps) {
  const press = useEntryPress(modal, then);
  const To = /[#?]/.test(path) ? Link : NavLink;
  return <To {...rest} to={path} data-call={isCall} onClick={press} />;
}
