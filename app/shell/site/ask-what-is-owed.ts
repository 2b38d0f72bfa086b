import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#app/session/create-session.ts';
import { securityConfigKey } from '../verification/security-config-key.ts';

/** Milliseconds in which refused calls, of which a page may have many, are followed by one question. */
const ONCE_IN = 5000;

/**
 * Asks the platform what this session owes, after it has refused a call for that. The member says whether the password
 * must be changed, the security settings whether a question or a verification is due; what reads those leads to it.
 */
export async function askWhatIsOwed(session: Session, queries: QueryClient): Promise<void> {
  await queries.fetchQuery({
    queryKey: ['what-is-owed'],
    staleTime: ONCE_IN,
    queryFn: async () => {
      const settings = queries.invalidateQueries({ queryKey: securityConfigKey }, { cancelRefetch: false });
      await Promise.all([settings, session.refresh().catch(() => undefined)]);
      return true;
    },
  });
}
