import type { Heard } from '#sandbox/hooks/domain.ts';
import { logEvent } from '../log/log-event.ts';

export async function noteRefusedLogIn({ platform, memberId, refusal }: Heard['logInRefused']): Promise<void> {
  const facts = { errorCode: refusal.errorCode };
  await logEvent(platform.db, { memberId, kind: 'log-in-refused', facts, at: platform.now() });
}
