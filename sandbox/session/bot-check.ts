import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import type { BotAction, BotProof } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { payloadSchemas, schemaReference } from './payload-schemas.ts';
import { botProofs } from './session-tables.ts';

const SPENT_FOR_MS = 24 * 3_600_000;

/**
 * Requires a bot check proof if the brand has one. Each proof is valid for one call of its action. Proofs of other
 * companies' checks cannot be verified without their secrets, so any text is accepted once.
 * @throws Refusal bot_check_required or bot_check_failed
 */
export async function requireBotProof(platform: Platform, action: BotAction, proof?: string): Promise<void> {
  const { botCheck } = platform.brand.auth;
  if (!botCheck) return;
  if (!proof) throw new Refusal(403, 'bot_check_required', 'The call needs the proof of a bot check.');
  const mark = botCheck.provider === 'altcha' ? await verifiedMark(platform, action, proof) : proof.slice(0, 512);
  if (mark !== null && (await spend(platform, mark))) return;
  throw new Refusal(403, 'bot_check_failed', 'The proof of the bot check is invalid or has expired.');
}

/** The unique mark of a valid proof; null for an invalid one. */
async function verifiedMark({ secret, clock }: Platform, action: BotAction, proof: string): Promise<string | null> {
  const read = readBotProof(proof);
  if (!read) return null;
  const { challenge, solution } = read;
  const { expiresAt, data } = challenge.parameters;
  if (data.action !== action || expiresAt * 1000 <= clock.now() - clock.ahead()) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  return verified ? challenge.signature : null;
}

async function spend({ db, now }: Platform, mark: string): Promise<boolean> {
  await db.delete(botProofs).where(lt(botProofs.expiresAt, now()));
  const expiresAt = now() + SPENT_FOR_MS;
  const spent = await db.insert(botProofs).values({ mark, expiresAt }).onConflictDoNothing().returning();
  return spent.length > 0;
}

/** Decodes a proof of work from base64 JSON; null for anything else. */
function readBotProof(text: string): BotProof | null {
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
