import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SentReports } from '#schemas/generated/reports.ts';
import schema from '#schemas/reports.schema.json' with { type: 'json' };
import { once } from '../once.ts';
import { Refusal } from '../refusal.ts';

const check = once(() => new Ajv2020({ strict: false }).compile<SentReports>(schema));

/** @throws Refusal for a body that does not match schemas/reports.schema.json, without repeating any of it */
export function readReports(body: unknown): SentReports {
  const isReports = check();
  if (isReports(body)) return body;
  throw new Refusal(
    400,
    'invalid_request',
    'These are not reports of a site as schemas/reports.schema.json describes them.',
  );
}
