import { Refusal } from '../refusal.ts';
import type { FieldProblem } from './registration-rules.ts';

/** A refusal that lists the broken rule of each field. */
export function refusal(fields: FieldProblem[]): Refusal {
  const names = fields.map(({ name, rule }) => `${name} (${rule})`).join(', ');
  return new Refusal(422, 'invalid_field', `These fields break their rules: ${names}.`, { fields });
}
