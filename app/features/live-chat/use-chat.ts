import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isChatModels } from '#schemas/generated/validators/chatModels.js';
import { isLaunchChat } from '#schemas/generated/validators/launchChat.js';
import { chatAddress } from './chat-address.ts';

/** The desks, the one that is talked with, and the address of the conversation. */
export function useChat() {
  const platform = usePlatform();
  const brand = useBrand();
  const { code: language } = useCurrentLanguage();
  const [chosen, choose] = useState<string>();
  const models = useQuery({
    queryKey: ['chat-models', language],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/CBS_modelList', { params: { query: { language } }, signal }), isChatModels),
    select: ({ value }) => value,
    // Who answers changes with the hour.
    staleTime: 0,
  });
  const open = models.data?.filter(({ online }) => online) ?? [];
  const modelId = chosen ?? (open.length === 1 ? open[0]?.modelId : undefined);
  const launch = useQuery({
    queryKey: ['launch-chat', modelId, language],
    queryFn: ({ signal }) => {
      const query = { ...(modelId !== undefined && { modelId }), language };
      return ask(platform.GET('/wps/relay/CBS_launchChat', { params: { query }, signal }), isLaunchChat);
    },
    select: ({ value }) =>
      chatAddress(value.chatUrl, {
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
