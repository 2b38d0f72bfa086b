import type { BotProof } from '#schemas/generated/platform.ts';
import { payloadSchemas, schemaReference } from './payload-schemas.ts';

/** Decodes a proof of work from base64 JSON; null for anything else. */
export function readBotProof(text: string): BotProof | null {
  const proof = parse(text);
  return payloadSchemas().validate<BotProof>(schemaReference('BotProof'), proof) ? proof : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
