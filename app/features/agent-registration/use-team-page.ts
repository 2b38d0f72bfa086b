import { paths } from '#app/shell/router/paths.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The back office's page of the team, and its parameters. */
const TEAM_PAGE = 'teamManagement';

/** Address of an account in the team; undefined where the back office has no such page. */
export function useTeamPage(account: string) {
  const hasPage = useSlot('agentPages').some(({ id }) => id === TEAM_PAGE);
  return hasPage
    ? {
        pathname: paths.agentHome,
        search: new URLSearchParams({ page: TEAM_PAGE, search: account, open: account }).toString(),
      }
    : undefined;
}
