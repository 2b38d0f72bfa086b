import { Refusal } from '../refusal.ts';

/** @throws Refusal invalid_field unless `length` is between `least` and `most` */
export function requireLength(length: number, least: number, most: number, name = 'content'): void {
  if (length >= least && length <= most) return;
  const rule = length === 0 ? 'required' : 'length';
  throw new Refusal(422, 'invalid_field', `The ${name} is ${length} long; from ${least} to ${most} are taken.`, {
    fields: [{ name, rule }],
  });
}
