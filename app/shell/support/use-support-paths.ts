import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#app/platform/platform-context.tsx';

const NONE: readonly string[] = [];

export const supportPathsKey = (sealed: string) => ['support-paths', sealed];

/** Addresses of customer service from the platform; empty until loaded, or if they cannot be decrypted. */
export function useSupportPaths(sealed: string): readonly string[] {
  const platform = usePlatform();
  const { data = NONE } = useQuery({
    queryKey: supportPathsKey(sealed),
    queryFn: async () => (await import('#app/platform/decrypt-paths.ts')).decryptPaths(platform, sealed),
    enabled: sealed !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
