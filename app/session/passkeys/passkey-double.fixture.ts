import { vi } from 'vitest';

/** What a browser with passkeys does, and the person before it. Texts of a credential are in base64url. */
export interface PasskeyBrowser {
  /** Whether it offers passkeys among the suggestions for a field. */
  fillsIn?: boolean;
  /** A passkey signs, picked in a field or after a press. */
  sign?: (inField: boolean) => Promise<PasskeyText>;
  /** A passkey is made. */
  make?: () => Promise<PasskeyText>;
}

interface PasskeyText {
  id: string;
  rawId: string;
  response: Readonly<Record<string, string>>;
}

/** For tests: jsdom has no passkeys. Ends with `vi.unstubAllGlobals()`. */
export function standInForPasskeys({ fillsIn = false, sign = never, make = never }: PasskeyBrowser = {}): void {
  const isConditionalMediationAvailable = async () => fillsIn;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: async ({ mediation, signal }: CredentialRequestOptions) =>
        credentialOf(await Promise.race([sign(mediation === 'conditional'), abortOf(signal)])),
      create: async ({ signal }: CredentialCreationOptions) =>
        credentialOf(await Promise.race([make(), abortOf(signal)])),
    },
  });
}

const never = () => new Promise<never>(() => {});

/** Rejects when the signal aborts, as a browser does. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

function credentialOf({ id, rawId, response }: PasskeyText) {
  const bytes = Object.entries(response).map(([name, text]) => [name, bytesOf(text)]);
  const rest = { type: 'public-key', getClientExtensionResults: () => ({}), authenticatorAttachment: 'platform' };
  return { id, rawId: bytesOf(rawId), response: Object.fromEntries(bytes), ...rest };
}

function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
}
