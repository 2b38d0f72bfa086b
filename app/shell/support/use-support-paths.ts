import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#app/platform/platform-context.tsx';

const NONE: readonly string[] = [];

/** Where the platform says that its customer service is; nothing until that is known, or where it cannot be read. */
export function useSupportPaths(sealed: string): readonly string[] {
  const platform = usePlatform();
  const { data = NONE } = useQuery({
    queryKey: ['support-paths', sealed],
    queryFn: async () => (await import('#app/platform/decrypt-paths.ts')).decryptPaths(platform, sealed),
    enabled: sealed !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
