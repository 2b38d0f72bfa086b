import { useBrand } from '#app/brand/brand-context.tsx';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { languageName } from '#app/language/language-name.ts';
import { LanguageButton } from './language-button.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

export interface LanguageMenuProps {
  /** In the footer, where the list opens upwards. */
  atFoot: boolean;
}

/** Languages by their own names. Loaded on demand, so it starts open. */
export function LanguageMenu({ atFoot }: LanguageMenuProps) {
  const { languages } = useBrand();
  const current = useCurrentLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      startsOpen
      place={atFoot ? 'above' : 'below'}
      trigger={(props) => <LanguageButton {...props} atFoot={atFoot} />}
    >
      {languages.offered.map((language) => (
        <MenuItem
          key={language.code}
          lang={language.tag}
          checked={language.code === current.code}
          onChoose={() => choose(language.code)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
    </Menu>
  );
}
