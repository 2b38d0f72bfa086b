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
  /** Host name that the platform knows the site by. */
  domain: string;
  context: CheckContext;
  /** Of the captcha shown; empty without one. */
  captchaId: string;
  /** Proves the number; null after the reason why it cannot is shown. */
  prove: () => Promise<NumberPayload | null>;
  load: () => Promise<SendRegistration>;
}

/**
 * The bot check, the proof of the number and the call, in the specified order.
 * @returns null if the number could not be proven
 * @throws PlatformError
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
