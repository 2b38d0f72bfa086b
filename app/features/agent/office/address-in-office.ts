import { memberPageAt } from '#app/shared/member/member-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import { BORROWED_PAGES } from './member-pages.ts';
import { PAGE } from './office-path.ts';

/** The back office's own address of a page that it borrows from the member centre. */
export function addressInOffice(address: string): string | undefined {
  const [path = '', query = '', hash = ''] = address.split(/[?#]/);
  const wanted = memberPageAt(path, query);
  const id = Object.entries(BORROWED_PAGES).find(([, of]) => of === wanted)?.[0];
  if (id === undefined) return undefined;
  const search = new URLSearchParams(query);
  search.set(PAGE, id);
  return `${paths.agentHome}?${search}${hash && `#${hash}`}`;
}
