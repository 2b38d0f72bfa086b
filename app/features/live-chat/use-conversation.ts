import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SiteBrand } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { launchChat } from '#app/platform/generated/operations/launch-chat.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { chatAddress } from './chat-address.ts';

/**
 * Opens a conversation when a desk is chosen or the language changes.
 * `address` is undefined until there is an answer, and null if the brand does not allow the chat's origin.
 */
export function useConversation(modelId: string | undefined) {
  const { platform: places } = useBrand();
  const { code: language } = useCurrentLanguage();
  const { mutate, reset, variables, data, error } = useLaunchChat();
  useEffect(() => {
    if (modelId === undefined) return;
    mutate({ modelId, language });
    return reset;
  }, [mutate, reset, modelId, language]);
  // Before the effect runs, the answer still belongs to the previous desk or language.
  const isCurrent = variables?.modelId === modelId && variables?.language === language;
  return {
    address: isCurrent && data ? addressIn(data.chatUrl, places) : undefined,
    error: isCurrent ? error : null,
    retry: () => variables && mutate(variables),
  };
}

interface Launch {
  modelId: string;
  language: string;
}

function useLaunchChat() {
  const platform = usePlatform();
  return useMutation({ mutationFn: (launch: Launch) => launchChat(platform, launch) });
}

function addressIn(chatUrl: string, { url, chatOrigins }: SiteBrand['platform']): string | null {
  return chatAddress(chatUrl, { site: location.origin, platform: url, origins: chatOrigins });
}
