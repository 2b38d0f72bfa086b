import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireUnlisted } from '#sandbox/care/register/require-unlisted.ts';
import { isOldEnough } from '#sandbox/fields/registration-rules.ts';
import { merchantDay } from '#sandbox/merchants/merchant-zone.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { verifications } from '#sandbox/roster/member-tables.ts';
import { requireOpenVerification } from '../require-open-verification.ts';

export const submitPersonalInfo: Handler<'submitPersonalInfo'> = async (call) => {
  const { platform, body: info, token } = call;
  requireModule(platform, 'MANDATORYKYC3');
  const { id: memberId } = loggedIn(call);
  await requireOpenVerification(platform.db, memberId);
  if (!isOldEnough(info.birthday, platform.brand.legal.minimumAge, merchantDay(platform))) {
    const fields = [{ name: 'birthday', rule: 'age' as const }];
    throw new Refusal(422, 'invalid_field', 'The member must be old enough to play.', { fields });
  }
  await platform.db
    .insert(verifications)
    .values({ memberId, status: 'N', info })
    .onConflictDoUpdate({ target: verifications.memberId, set: { info } });
  await requireUnlisted(platform, memberId, token);
  return { success: true };
};
