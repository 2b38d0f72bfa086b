import type { Domain, Heard } from '../hooks/domain.ts';
import { Refusal } from '../refusal.ts';
import { isTrial } from '../roster/member.ts';
import { requirePlay } from './limits/require-play.ts';
import { logEvent } from './log/log-event.ts';
import { watchMember } from './markers/watch-member.ts';
import { noteActivity } from './reality/note-activity.ts';
import { lastSeenAt } from './reality/sitting.ts';
import { touchSitting } from './reality/touch-sitting.ts';
import { refusedPerson } from './register/excluded-person.ts';
import { recognise } from './register/recognise.ts';
import { activeStop } from './stops/bar.ts';
import { hasStop } from './stops/is-stopped.ts';
import { refusedPosting } from './stops/refused-posting.ts';

/** The action's refusal, or null if it succeeds. */
function refusalOf(action: Promise<void>): Promise<Refusal | null> {
  return action.then(
    () => null,
    (cause: unknown) => {
      if (cause instanceof Refusal) return cause;
      throw cause;
    },
  );
}

export const domain: Domain = {
  guards: {
    posting: { order: 10, refusal: refusedPosting },
    bet: { order: 10, refusal: ({ platform, ...play }) => refusalOf(requirePlay(platform, play)) },
    joining: { order: 10, refusal: refusedPerson },
    logIn: { order: 10, refusal: ({ platform, memberId, at }) => activeStop(platform, memberId, at) },
  },
  hears: {
    proven: { order: 10, hear: ({ platform, memberId }) => recognise(platform, memberId) },
    loggedIn: { order: 20, hear: ({ platform, memberId, at }) => touchSitting(platform.db, memberId, at) },
    logInRefused: { order: 10, hear: noteRefusedLogIn },
    logInDone: {
      order: 10,
      hear: async ({ platform, member }) => {
        if (!isTrial(member)) await watchMember(platform, member.id);
      },
    },
    seen: {
      order: 10,
      hear: ({ platform, member, lastSeenAt: seenAt }) => noteActivity(platform, member, seenAt),
    },
  },
  session: { isBarred: hasStop, lastSeenAt },
  console: { order: 10, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
};

async function noteRefusedLogIn({ platform, memberId, refusal }: Heard['logInRefused']): Promise<void> {
  const facts = { errorCode: refusal.errorCode };
  await logEvent(platform.db, { memberId, kind: 'log-in-refused', facts, at: platform.now() });
}
