import { Refusal } from '../../server/refusal.ts';

/** @throws Refusal invalid_field when the content is shorter or longer than that */
export function requireLength(length: number, least: number, most: number): void {
  if (length >= least && length <= most) return;
  const rule = length === 0 ? 'required' : 'length';
  throw new Refusal(422, 'invalid_field', `The content is ${length} long; from ${least} to ${most} are taken.`, {
    fields: [{ name: 'content', rule }],
  });
}
