import { memberPageAt } from '#app/shell/router/member-page-at.ts';
import { paths } from '#app/shell/router/paths.ts';
import { BORROWED_PAGES, PAGES_AROUND } from './member-pages.ts';
import { PAGE } from './office-path.ts';

const OWN_PAGES = Object.entries({ ...BORROWED_PAGES, ...PAGES_AROUND });

/** The back-office address of a member page, or undefined if the back office does not have that page. */
export function addressInOffice(address: string): string | undefined {
  const [path = '', query = '', hash = ''] = address.split(/[?#]/);
  const memberPage = memberPageAt(path, query);
  const id = OWN_PAGES.find(([, of]) => of === memberPage)?.[0];
  if (id === undefined) return undefined;
  const search = new URLSearchParams(query);
  search.set(PAGE, id);
  return `${paths.agentHome}?${search}${hash && `#${hash}`}`;
}
