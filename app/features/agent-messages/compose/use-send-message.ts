import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { sendMessage } from '#app/platform/generated/operations/send-message.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { NewMessage, SentMessage } from '#schemas/generated/platform.ts';
import { useRefreshMessages } from '../message-queries.ts';

type Wanted = Omit<NewMessage, 'idempotencyKey'>;

export function useSendMessage(onSent: (message: SentMessage) => void) {
  const platform = usePlatform();
  const refresh = useRefreshMessages();
  return useIntentCall({
    action: 'message',
    // The message itself must not be stored with the intent.
    intentOf: ({ intent }: Wanted & { intent: string }) => intent,
    send: ({ intent: _, ...wanted }, idempotencyKey) => sendMessage(platform, { ...wanted, idempotencyKey }),
    onSuccess: onSent,
    // Refresh after a refusal too: the members of a group or the messages sent today may have caused it.
    onSettled: () => void refresh(),
  });
}

export type Sending = ReturnType<typeof useSendMessage>;
