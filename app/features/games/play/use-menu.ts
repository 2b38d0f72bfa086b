import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { dropdownMenu } from '#app/platform/generated/operations/dropdown-menu.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

type Menu = { menuGroup: 'region' } | { menuGroup: 'gamingvenue'; region: string };

/** The entries of one of the platform's menus. */
export function useMenu(menu: Menu, enabled: boolean) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { ...menu, language };
  return useQuery({
    queryKey: ['menu', query],
    enabled,
    queryFn: ({ signal }) => dropdownMenu(platform, query, { signal }),
  });
}
