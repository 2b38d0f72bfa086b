import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { chatModels } from '#app/platform/generated/operations/chat-models.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useConversation } from './use-conversation.ts';

/** The desks, the chosen one, and the address of the conversation. */
export function useChat() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const [chosen, setChosen] = useState<string>();
  const models = useQuery({
    queryKey: ['chat-models', language],
    queryFn: ({ signal }) => chatModels(platform, { language }, { signal }),
    // Desks open and close with the opening hours.
    staleTime: 0,
  });
  const open = models.data?.filter(({ online }) => online) ?? [];
  const modelId = chosen ?? (open.length === 1 ? open[0]?.modelId : undefined);
  const conversation = useConversation(modelId);
  return {
    models: models.data,
    chosen: modelId,
    choose: setChosen,
    isChoice: open.length > 1,
    address: conversation.address,
    error: models.error ?? conversation.error,
    retry: () => (models.isError ? void models.refetch() : conversation.retry()),
  };
}
