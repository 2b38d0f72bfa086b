import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isDropdownMenu } from '#schemas/generated/validators/dropdownMenu.js';

type Menu = { menuGroup: 'region' } | { menuGroup: 'gamingvenue'; region: string };

/** The choices of one of the platform's menus. */
export function useMenu(menu: Menu, enabled: boolean) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { ...menu, language };
  return useQuery({
    queryKey: ['menu', query],
    enabled,
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/WPSCORE_getDropdownMenu', { params: { query }, signal }), isDropdownMenu),
    select: ({ value }) => value,
  });
}
