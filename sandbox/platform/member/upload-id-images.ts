import { eq } from 'drizzle-orm';
import type { IdImages } from '../../../schemas/generated/platform.ts';
import { idImages, verifications } from '../../database/tables.ts';
import { Refusal } from '../../server/refusal.ts';
import { type Handler, loggedIn } from '../call.ts';
import { requireModule } from '../system/modules.ts';
import type { FieldProblem } from './registration-rules.ts';
import { requireOpenVerification } from './require-open-verification.ts';

const largest = 5_242_880;
const sides = ['idCardFront', 'idCardBack', 'idCardSelfie'] as const;
const signatures = ['ffd8ff', '89504e470d0a1a0a'];

export const uploadIdImages: Handler<'uploadIdImages'> = async (call) => {
  const { platform, body } = call;
  requireModule(platform, 'MANDATORYKYC3');
  const { id: memberId } = loggedIn(call);
  await requireOpenVerification(platform.db, memberId);
  await platform.db.transaction(async (tx) => {
    const [begun] = await tx.select().from(verifications).where(eq(verifications.memberId, memberId));
    if (!begun?.info) throw new Refusal(409, 'invalid_request', 'The personal information comes first.');
    refuseWrong(body.data);
    await tx.delete(idImages).where(eq(idImages.memberId, memberId));
    await tx.insert(idImages).values(sides.map((side) => ({ memberId, side, content: body.data[side] })));
    await tx.update(verifications).set({ status: 'P' }).where(eq(verifications.memberId, memberId));
  });
  return { success: true };
};

/** Pictures are known by their first bytes, whatever the data URL says. */
function refuseWrong(data: IdImages['data']): void {
  const fields = sides.flatMap((name) => {
    const rule = brokenRule(data[name]);
    return rule ? [{ name, rule }] : [];
  });
  if (fields.length === 0) return;
  throw new Refusal(422, 'invalid_field', 'Each picture is a JPEG or PNG of at most 5 MB.', { fields });
}

function brokenRule(dataUrl: string): FieldProblem['rule'] | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const head = bytes.toString('hex', 0, 8);
  if (!signatures.some((signature) => head.startsWith(signature))) return 'pattern';
  return bytes.length > largest ? 'length' : undefined;
}
