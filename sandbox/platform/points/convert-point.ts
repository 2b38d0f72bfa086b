import { convertPoints } from '#sandbox/points/convert-points.ts';
import { pointRatio } from '#sandbox/points/point-rates.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import type { Handler } from '../call.ts';
import { readPayload } from '../session/read-payload.ts';
import { requirePassword } from '../session/require-password.ts';
import { pointMember } from './point-member.ts';

export const convertPoint: Handler<'convertPoint'> = async (call) => {
  const { platform, body, address } = call;
  const member = pointMember(call);
  const { points, password, idempotencyKey } = await readPayload(platform.key, body, 'ConvertPointPayload');
  const { currency } = platform.brand;
  const ratio = pointRatio(currency);
  if (points % ratio.points !== 0) {
    const fields = [{ name: 'points', rule: 'pattern' as const }];
    throw new Refusal(422, 'invalid_field', `Points are converted in steps of ${ratio.points}.`, { fields });
  }
  await requirePassword(platform, member, { password, address, field: 'password' });
  const at = platform.now();
  const value = await convertPoints(platform.db, { memberId: member.id, points, currency, idempotencyKey, at });
  return { success: true, value: { ...value, currency } };
};
