import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Handler } from '#sandbox/calls/call.ts';
import type { BotChallenge } from '#schemas/generated/platform.ts';

const GOOD_FOR_MS = 5 * 60_000;

/** About a quarter of a second on a phone: 128 keys on average, each of a thousand rounds. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '00' } as const;

export const botChallenge: Handler<'botChallenge'> = async ({ platform, query }) => {
  const { parameters, signature = '' } = await createChallenge({
    ...WORK,
    deriveKey,
    data: { action: query.action },
    // The library that checks the solution compares this with the machine's clock.
    expiresAt: new Date(platform.now() - platform.clock.ahead() + GOOD_FOR_MS),
    hmacSignatureSecret: platform.secret,
  });
  const { nonce, salt, cost, keyLength, keyPrefix, expiresAt = 0 } = parameters;
  const value: BotChallenge = {
    parameters: {
      algorithm: WORK.algorithm,
      nonce,
      salt,
      cost,
      keyLength,
      keyPrefix,
      expiresAt,
      data: { action: query.action },
    },
    signature,
  };
  return { success: true, value };
};
