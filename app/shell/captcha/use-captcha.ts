import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isCaptcha } from '../../../schemas/generated/validators/captcha.js';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';

/** Milliseconds between two pictures, as the specification's part 9 says. */
const THROTTLE = 1000;

/**
 * A picture with a code, good for one try.
 * @param serial a new one fetches a new picture
 */
export function useCaptcha(serial: number) {
  const platform = usePlatform();
  const last = useRef(0);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['captcha', serial],
    queryFn: ({ signal }) => ask(platform.GET('/wps/captcha', { signal }), isCaptcha),
    select: (answer) => `data:image/png;base64,${answer.value}`,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const refresh = () => {
    const now = Date.now();
    if (now - last.current < THROTTLE) return;
    last.current = now;
    void refetch();
  };
  return { image: isFetching ? undefined : data, failed: isError && !isFetching, refresh };
}
