import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import type { Session } from '#app/session/create-session.ts';
import { payoutSession } from '#app/session/payout-session.ts';
import type { Feature } from '../slots/define-feature.ts';

interface ResumingSite {
  brand: SiteBrand;
  features: readonly Feature[];
  platform: PlatformClient;
  session: Session;
}

/**
 * Opens the session of a remembered device in a tab without one. If the platform cannot answer, the status is `unknown`
 * and the store has a function to ask again.
 */
export async function resume({ brand, features, platform, session }: ResumingSite): Promise<void> {
  const [memory] = features.flatMap(({ contributions }) => contributions.logInMemory ?? []);
  // A log-in that waits for a new password counts as one.
  const isTaken = () => session.token() !== null || session.store.getState().held !== null;
  if (!memory || isTaken()) return;
  const attempt = async () => {
    const { resume: ask } = await memory.load(brand, platform);
    // A member who has stopped can still be paid.
    const login = await ask().catch((problem: unknown) => payoutSession(platform, problem));
    // The person may have logged in meanwhile.
    if (isTaken()) return;
    session.store.setState({ resume: null, ...(!login && { status: 'guest' }) });
    if (!login) return;
    await session.begin(login.token);
  };
  try {
    await attempt();
  } catch {
    // With a token, the session has begun, and the account is asked for again.
    if (!isTaken()) session.store.setState({ status: 'unknown', resume: attempt });
  }
}
