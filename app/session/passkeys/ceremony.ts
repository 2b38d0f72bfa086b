import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyCreation, PasskeyMade, PasskeyRequest } from '#schemas/generated/platform.ts';
import { PasskeyEnded } from './passkey-ended.ts';

/** An IP address, which no passkey can belong to. */
const ADDRESS = /^[\d.]+$|:/;

/** Whether this browser has passkeys at this address. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !ADDRESS.test(globalThis.location.hostname);
}

/** Whether the browser offers passkeys among the suggestions for a field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return canUsePasskeys() && (await browserSupportsWebAuthnAutofill());
}

/**
 * Has a passkey sign a challenge.
 * @param inField offers the passkeys among the suggestions for a field, and waits until one is picked
 * @throws PasskeyEnded
 */
export async function askPasskey(request: PasskeyRequest, inField = false): Promise<PasskeyAssertion> {
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: request,
    useBrowserAutofill: inField,
    // The field may still be loading.
    verifyBrowserAutofillInput: false,
  }).catch(ended);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Makes a passkey. @throws PasskeyEnded */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyMade> {
  const { id, rawId, response } = await startRegistration({ optionsJSON: creation }).catch(ended);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Stops waiting for a passkey; that ends with `stopped`. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

function ended(cause: unknown): never {
  throw new PasskeyEnded(cause);
}
