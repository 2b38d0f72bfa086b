import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { logEvent } from '../log/log-event.ts';
import { watchMember } from './watch-member.ts';

/** Carries out a member's call, and notes that they have reached a limit: after the refusal has rolled its transaction back. */
export async function noteRefusals<Answer>(
  platform: Platform,
  memberId: number | undefined,
  runOnce: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await runOnce();
  } catch (problem) {
    if (memberId !== undefined && problem instanceof Refusal && problem.errorCode === 'limit_reached')
      await note(platform, memberId, problem);
    throw problem;
  }
}

async function note(platform: Platform, memberId: number, { value }: Refusal): Promise<void> {
  await logEvent(platform.db, { memberId, kind: 'limit-reached', facts: { ...value?.limit }, at: platform.now() });
  await watchMember(platform, memberId);
}
