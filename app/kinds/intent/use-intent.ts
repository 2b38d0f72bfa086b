import { errorCodeOf } from '#app/platform/platform-error.ts';
import { sendOnce } from '#app/platform/send-once.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { pendingIntents } from './pending-intents.ts';

/**
 * Sends a call that moves money or points, so that it is executed once. The idempotency key belongs to the intent: account,
 * action and content. Until the platform has confirmed it, every attempt has the same key, even after a closed dialog, a reload
 * or the end of this tab's session. After that, the same content is a new intent.
 * A failure that may still have executed the call is thrown with `isUnsure`.
 * @param action unique name of the call
 */
export function useIntent(action: string) {
  const [{ keys }] = useDraft(pendingIntents);
  const { member } = useSession();
  return async <Answer>(content: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const name = `intent/${member?.id}/${action}/${content}`;
    const key = keys.get(name) ?? tabStorage.getItem(name) ?? createKey();
    keys.set(name, key);
    tabStorage.setItem(name, key);
    const complete = () => {
      keys.delete(name);
      tabStorage.removeItem(name);
    };
    try {
      const answer = await sendOnce(() => send(key));
      complete();
      return answer;
    } catch (problem) {
      // The key was used for another request, so a retry cannot succeed. Any other refusal may concern this attempt only.
      if (errorCodeOf(problem) === 'idempotency_conflict') complete();
      throw problem;
    }
  };
}

/** 32 hexadecimal digits. `randomUUID` would need a secure context. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
