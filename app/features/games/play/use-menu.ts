import { useQuery } from '@tanstack/react-query';
import { isDropdownMenu } from '../../../../schemas/generated/validators/dropdownMenu.js';
import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { ask } from '../../../platform/ask.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

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
