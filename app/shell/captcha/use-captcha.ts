import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { captcha } from '#app/platform/generated/operations/captcha.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** Minimum milliseconds between pictures, from the specification's part 9. */
const THROTTLE = 1000;

/** `question`: a sum in words, for people who cannot see the picture. */
export type CaptchaKind = 'image' | 'question';

/**
 * A picture with a code, or a question; valid for one attempt.
 * `id` names it to the platform; it is empty where the platform has no ids.
 * @param serial a new number fetches a new captcha
 */
export function useCaptcha(serial: number, kind: CaptchaKind) {
  const platform = usePlatform();
  const { code: lang } = useCurrentLanguage();
  const last = useRef(Number.NEGATIVE_INFINITY);
  const query = kind === 'question' ? { kind, lang } : {};
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['captcha', serial, query],
    queryFn: ({ signal }) => captcha(platform, query, { signal }),
    select: ({ value, captchaId = '' }) => ({
      shown: kind === 'question' ? value : `data:image/png;base64,${value}`,
      id: captchaId,
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const refresh = () => {
    const now = performance.now();
    if (now - last.current < THROTTLE) return;
    last.current = now;
    void refetch();
  };
  const { shown, id } = (isFetching ? undefined : data) ?? { shown: undefined, id: '' };
  return { shown, id, failed: isError && !isFetching, refresh };
}
