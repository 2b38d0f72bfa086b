import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';
import { convertPoints } from '../convert-points.ts';
import { pointMember } from '../point-member.ts';
import { pointRatio } from '../point-rates.ts';

export const convertPoint: Handler<'convertPoint'> = async (call) => {
  const { platform, body, token, address } = call;
  const member = pointMember(call);
  const { points, password, made, idempotencyKey } = await readPayload(platform.key, body, 'ConvertPointPayload');
  const { currency } = platform.brand;
  const ratio = pointRatio(currency);
  if (points % ratio.points !== 0) {
    const fields = [{ name: 'points', rule: 'pattern' as const }];
    throw new Refusal(422, 'invalid_field', `Points are converted in steps of ${ratio.points}.`, { fields });
  }
  await requireConfirmation(platform, member, { password, token, address });
  const now = platform.now();
  const value = await convertPoints(platform.db, {
    memberId: member.id,
    points,
    currency,
    made,
    idempotencyKey,
    at: now,
  });
  return { success: true, value: { ...value, currency } };
};
