import { paths } from '#app/shell/router/paths.ts';
import type { Contributed } from '#app/shell/slots/use-slot.ts';

/** The back office's search parameter for the page. */
export const PAGE = 'page';

export type OfficePage = Contributed<'agentPages'>;

/** Address of a page of the back office. */
export function officePath({ id, isFirst }: Pick<OfficePage, 'id' | 'isFirst'>): string {
  return isFirst ? paths.agentHome : `${paths.agentHome}?${PAGE}=${id}`;
}
