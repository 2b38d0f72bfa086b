import { eq } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { brokenPictureRule } from '#sandbox/fields/picture-rule.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { idImages, verifications } from '#sandbox/roster/member-tables.ts';
import type { IdImages } from '#schemas/generated/platform.ts';
import { requireOpenVerification } from '../require-open-verification.ts';

const SIDES = ['idCardFront', 'idCardBack', 'idCardSelfie'] as const;

export const uploadIdImages: Handler<'uploadIdImages'> = async (call) => {
  const { platform, body } = call;
  requireModule(platform, 'MANDATORYKYC3');
  const { id: memberId } = loggedIn(call);
  await requireOpenVerification(platform.db, memberId);
  await platform.db.transaction(async (tx) => {
    const [begun] = await tx.select().from(verifications).where(eq(verifications.memberId, memberId));
    if (!begun?.info) throw new Refusal(409, 'invalid_request', 'Submit the personal information first.');
    requireValid(body.data);
    await tx.delete(idImages).where(eq(idImages.memberId, memberId));
    await tx.insert(idImages).values(SIDES.map((side) => ({ memberId, side, content: body.data[side] })));
    await tx.update(verifications).set({ status: 'P' }).where(eq(verifications.memberId, memberId));
  });
  return { success: true };
};

function requireValid(data: IdImages['data']): void {
  const fields = SIDES.flatMap((name) => {
    const rule = brokenPictureRule(data[name]);
    return rule ? [{ name, rule }] : [];
  });
  if (fields.length === 0) return;
  throw new Refusal(422, 'invalid_field', 'Each picture must be a JPEG or PNG of at most 5 MB.', { fields });
}
