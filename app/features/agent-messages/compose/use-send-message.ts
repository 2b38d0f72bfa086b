import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { sendMessage } from '#app/platform/operations/send-message.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import type { NewMessage, SentMessage } from '#schemas/generated/platform.ts';
import { useRefreshMessages } from '../message-queries.ts';

type Wanted = Omit<NewMessage, 'idempotencyKey'>;

/** Sends a message. A lost answer is asked for again with the same key, so one intent is one message. */
export function useSendMessage(onSent: (message: SentMessage) => void) {
  const platform = usePlatform();
  const refresh = useRefreshMessages();
  const carryOut = useIntent('message');
  const { mutateAsync, error, reset } = useMutation({
    // The intent's name is stored, where the words of a message must not be.
    mutationFn: ({ intent, ...wanted }: Wanted & { intent: string }) =>
      carryOut(intent, (idempotencyKey) => sendMessage(platform, { ...wanted, idempotencyKey })),
    onSuccess: onSent,
    // Who is in a group, or what was sent last, may be the reason of a refusal.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted & { intent: string }) =>
    mutateAsync(wanted).then(ignore, ignore),
  );
  return { busy, submit, error, reset };
}

export type Sending = ReturnType<typeof useSendMessage>;

/** The mutation keeps its problem. */
function ignore(): void {}
