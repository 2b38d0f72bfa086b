import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { brokenPictureRule } from '#sandbox/fields/picture-rule.ts';
import type { FieldProblem } from '#sandbox/fields/registration-rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { countCharacters } from '#sandbox/support/count-text.ts';
import type { PromotionApplication } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { participant, promotionOf } from '../promotion-member.ts';
import type { PromotionPlan } from '../promotion-plans.ts';
import { promotionEntries } from '../promotion-tables.ts';

/** Characters of a comment, counted as people do. */
const MAX_COMMENT_CHARACTERS = 500;

/** State after joining, by kind; a raffle needs no joining. */
const JOINED = { APPLY: 'APPLYING', SIGN: 'SIGNED', CHALLENGE: 'PROCESS' } as const;

export const applyPromotion: Handler<'applyPromotion'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId, ...member } = participant(call);
  const { plan, status: before } = await promotionOf(call, { id: memberId, ...member }, body.promotionId);
  if (plan.kind === 'RAFFLE' || (before !== 'JOIN' && before !== 'REJECTED')) throw closed();
  if (plan.kind === 'APPLY') requireValid(body);
  const status = JOINED[plan.kind];
  const now = platform.now();
  const entry = { ...applicationContent(plan, body), status, reason: null, joinedAt: now, changedAt: now };
  const written = await platform.db
    .insert(promotionEntries)
    .values({ ...entry, memberId, promotionId: plan.id, amount: ZERO, carried: ZERO })
    .onConflictDoUpdate({
      target: [promotionEntries.memberId, promotionEntries.promotionId],
      set: entry,
      setWhere: eq(promotionEntries.status, 'REJECTED'),
    })
    .returning({ status: promotionEntries.status });
  if (written.length === 0) throw closed();
  return { success: true, value: { status } };
};

function applicationContent({ kind }: PromotionPlan, { comment, images }: PromotionApplication) {
  return kind === 'APPLY' ? { comment: comment.trim(), images } : { comment: '', images: [] };
}

/** Checks the comment's length and that the pictures are JPEG or PNG by their bytes. */
function requireValid({ comment, images }: PromotionApplication): void {
  const fields: FieldProblem[] = comment.trim() === '' ? [{ name: 'comment', rule: 'required' }] : [];
  if (countCharacters(comment.trim()) > MAX_COMMENT_CHARACTERS) fields.push({ name: 'comment', rule: 'length' });
  for (const [index, image] of images.entries()) {
    const rule = brokenPictureRule(image);
    if (rule) fields.push({ name: `images.${index}`, rule });
  }
  if (fields.length === 0) return;
  throw new Refusal(422, 'invalid_field', 'Write a comment, and send JPEG or PNG pictures of at most 5 MB.', {
    fields,
  });
}

function closed(): Refusal {
  return new Refusal(409, 'not_available', 'The member cannot join this promotion, or can no longer join it.');
}
