import { useBrand } from '../../brand/brand-context.tsx';
import { IconButton } from '../../kit/button/icon-button.tsx';
import { Menu } from '../../kit/menu/menu.tsx';
import { MenuItem } from '../../kit/menu/menu-item.tsx';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useChooseLanguage } from '../site/use-choose-language.ts';
import { code } from './header.css.ts';

interface LanguageSwitchProps {
  /** At the page's foot the list opens upwards, and there is room for the language's name. */
  atFoot?: boolean;
}

/** The offered languages by their own names; nothing where there is but one. */
export function LanguageSwitch({ atFoot = false }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const { languages } = useBrand();
  const current = useCurrentLanguage();
  const choose = useChooseLanguage();
  if (languages.offered.length < 2) return null;
  return (
    <Menu
      place={atFoot ? 'above' : 'below'}
      trigger={(props) => (
        <IconButton {...props} icon="globe" label={t('header.language', { language: current.name })}>
          <span className={code}>{atFoot ? current.name : current.code}</span>
        </IconButton>
      )}
    >
      {languages.offered.map((language) => (
        <MenuItem
          key={language.code}
          lang={language.tag}
          checked={language.code === current.code}
          onChoose={() => choose(language.code)}
        >
          {language.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
