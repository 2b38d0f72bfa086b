import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyLogInOptions } from '#app/platform/generated/operations/passkey-log-in-options.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { askPasskey, offersPasskeysInFields, stopAsking } from '#app/session/passkeys/ceremony.ts';
import type { PasskeyAssertion } from '#schemas/generated/platform.ts';

/** Milliseconds after which the challenge is replaced, a minute before the platform forgets it. */
const REPLACED_AFTER = 240_000;

/**
 * Suggests passkeys in the name field while the form is mounted. @returns a function that suggests them again, with a
 * new challenge
 */
export function usePasskeysInField(onPick: (picked: PasskeyAssertion) => Promise<void>): () => void {
  const platform = usePlatform();
  const [round, setRound] = useState(0);
  const askAgain = () => setRound((last) => last + 1);
  const take = useEffectEvent(async (picked: PasskeyAssertion) => {
    await onPick(picked);
    askAgain();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const asking = new AbortController();
    // Stay silent: the button reports the problem when it is pressed.
    void offerIn(platform, asking.signal).then((picked) => picked && take(picked), ignore);
    const replaced = setTimeout(askAgain, REPLACED_AFTER);
    return () => {
      clearTimeout(replaced);
      asking.abort();
      stopAsking();
    };
  }, [platform, round]);
  return askAgain;
}

/** @returns the signed assertion; null if the browser cannot suggest passkeys, or if the request was aborted */
async function offerIn(platform: PlatformClient, signal: AbortSignal): Promise<PasskeyAssertion | null> {
  if (!(await offersPasskeysInFields())) return null;
  const request = await passkeyLogInOptions(platform, { signal });
  if (signal.aborted) return null;
  const picked = await askPasskey(request, true);
  return signal.aborted ? null : picked;
}

function ignore(): void {}
