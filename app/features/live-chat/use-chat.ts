import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { chatModels } from '#app/platform/operations/chat-models.ts';
import { launchChat } from '#app/platform/operations/launch-chat.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { chatAddress } from './chat-address.ts';

/** The desks, the chosen one, and the address of the conversation. */
export function useChat() {
  const platform = usePlatform();
  const brand = useBrand();
  const { code: language } = useCurrentLanguage();
  const [chosen, choose] = useState<string>();
  const models = useQuery({
    queryKey: ['chat-models', language],
    queryFn: ({ signal }) => chatModels(platform, { language }, { signal }),
    // Opening hours change which desks are open.
    staleTime: 0,
  });
  const open = models.data?.filter(({ online }) => online) ?? [];
  const modelId = chosen ?? (open.length === 1 ? open[0]?.modelId : undefined);
  const launch = useQuery({
    queryKey: ['launch-chat', modelId, language],
    queryFn: ({ signal }) => {
      const query = { ...(modelId !== undefined && { modelId }), language };
      return launchChat(platform, query, { signal });
    },
    select: ({ chatUrl }) =>
      chatAddress(chatUrl, {
        site: location.origin,
        platform: brand.platform.url,
        origins: brand.platform.chatOrigins,
      }),
    enabled: modelId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { models, launch, chosen: modelId, choose, isChoice: open.length > 1 };
}
