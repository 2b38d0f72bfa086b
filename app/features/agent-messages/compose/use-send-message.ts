import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { sendMessage } from '#app/platform/generated/operations/send-message.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { NewMessage, SentMessage } from '#schemas/generated/platform.ts';
import { useRefreshMessages } from '../message-queries.ts';

type Wanted = Omit<NewMessage, 'idempotencyKey'>;

/** Sends a message. */
export function useSendMessage(onSent: (message: SentMessage) => void) {
  const platform = usePlatform();
  const refresh = useRefreshMessages();
  return useIntentCall({
    action: 'message',
    // The words of a message must not be stored.
    intentOf: ({ intent }: Wanted & { intent: string }) => intent,
    send: ({ intent: _, ...wanted }, idempotencyKey) => sendMessage(platform, { ...wanted, idempotencyKey }),
    onSuccess: onSent,
    // Who is in a group, or what was sent last, may be the reason of a refusal.
    onSettled: () => void refresh(),
  });
}

export type Sending = ReturnType<typeof useSendMessage>;
