import type { PlatformClient } from '#app/platform/create-platform.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { logIn } from '#app/session/log-in.ts';
import type { BotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import type { NumberPayload, SendRegistration } from '#app/shell/slots/registration-way.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { RegisterDraft } from './register-draft.ts';
import { registerOnce } from './register-once.ts';
import { registerPayload } from './register-payload.ts';
import { type CheckContext, shownFields } from './rules/check-all.ts';

interface Sending extends BotCheck {
  platform: PlatformClient;
  draft: RegisterDraft;
  codes: InviteCodes;
  /** Host name by which the platform knows the site. */
  domain: string;
  context: CheckContext;
  /** Id of the captcha shown; empty without one. */
  captchaId: string;
  /** Verifies the number. Resolves to null after showing why it cannot be verified. */
  prove: () => Promise<NumberPayload | null>;
  load: () => Promise<SendRegistration>;
}

/**
 * Runs the bot check, verifies the number and registers, in the specified order. @returns null if the number could not
 * be verified @throws PlatformError
 */
export async function sendRegistration(sending: Sending): Promise<LoginValue | null> {
  const { platform, draft, codes, domain, context, captchaId, prove, load, check } = sending;
  const shown = shownFields(context);
  const { href: url } = globalThis.location;
  const send = await load().catch((cause: unknown) => {
    throw new PlatformError('offline', { cause });
  });
  const botProof = await check('register');
  const number = await prove();
  if (!number) return null;
  const payload = registerPayload({ values: draft.values, shown, codes, captchaId, number, domain, url });
  return registerOnce(draft, payload, {
    register: () => send(platform, { ...payload, ...botProof }),
    logIn: async (account) => logIn(platform, { ...account, ...(await check('login')) }),
  });
}
