import { useSlot } from '../slots/use-slot.ts';
import { memberPageAt } from './member-page-at.ts';
import { paths } from './paths.ts';
import { useLocation } from './router.ts';
import { isSamePath } from './same-path.ts';

/** Where in the member centre an address leads: to itself, to one of its pages, or to one where money moves. */
export function useMemberPlace(): 'centre' | 'page' | 'money' | undefined {
  const { pathname, search } = useLocation();
  const pages = useSlot('memberPages');
  if (!isSamePath(pathname, paths.member)) return undefined;
  const id = memberPageAt(pathname, search);
  const page = pages.find((one) => one.id === id);
  if (!page) return 'centre';
  return page.movesMoney ? 'money' : 'page';
}
