import { paths } from '#app/shell/router/paths.ts';

/** The back office's search parameter for the page. */
export const PAGE = 'page';

/** Address of a page of the back office. */
export function officePath({ id, isFirst }: { id: string; isFirst?: true }): string {
  return isFirst ? paths.agentHome : `${paths.agentHome}?${PAGE}=${id}`;
}
