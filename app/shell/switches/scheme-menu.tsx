import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import { chooseScheme, chosenScheme, SCHEME_CHOICES, type SchemeChoice } from '../scheme/scheme.ts';
import { useFollowScheme } from '../scheme/use-follow-scheme.ts';
import { SchemeButton } from './scheme-button.tsx';

const ICONS: Record<SchemeChoice, IconName> = { light: 'sun', dark: 'moon-stars', system: 'monitor' };

export interface SchemeMenuProps {
  /** In the footer, where the list opens upwards. */
  atFoot: boolean;
}

/** Light, dark, or system default. Loaded on demand, so it starts open. */
export function SchemeMenu({ atFoot }: SchemeMenuProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  const [chosen, setChosen] = useState(() => chosenScheme(brand, deviceStorage));
  useFollowScheme();
  // The header, the footer or another tab may have changed it.
  const read = () => setChosen(chosenScheme(brand, deviceStorage));
  return (
    <Menu
      startsOpen
      place={atFoot ? 'above' : 'below'}
      trigger={({ onClick, ...props }) => (
        <SchemeButton
          {...props}
          onClick={() => {
            read();
            onClick();
          }}
        />
      )}
    >
      {SCHEME_CHOICES.map((choice) => (
        <MenuItem
          key={choice}
          icon={ICONS[choice]}
          checked={choice === chosen}
          onChoose={() => chooseScheme(choice, document, deviceStorage)}
        >
          {t(`header.scheme.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
