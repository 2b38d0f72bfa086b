import { Ajv2020 } from 'ajv/dist/2020.js';
import type { BotProof } from '#schemas/generated/platform.ts';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };

/** Decodes a proof of work from base64 JSON; null for anything else. */
export function readBotProof(text: string): BotProof | null {
  const proof = parse(text);
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(contract, 'contract');
  return ajv.validate<BotProof>({ $ref: 'contract#/components/schemas/BotProof' }, proof) ? proof : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
