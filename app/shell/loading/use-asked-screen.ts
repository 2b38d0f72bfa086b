import { type ComponentType, useState } from 'react';
import { openByArrow } from '#app/kit/menu/open-by-arrow.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Screen } from '../slots/screen.ts';
import { useToasts } from '../toasts/toasts-context.tsx';
import { useScreenLoader } from './screen-view.tsx';

/**
 * A menu that is loaded when a hand comes near its button, and takes the button's place once it is asked for.
 * @returns the menu when it has been asked for, and until then what its button needs
 */
export function useAskedScreen<Props extends object>(screen: Screen<Props>) {
  const { t } = useTranslation();
  const loader = useScreenLoader();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> }>();
  const prepare = () => void loader.load(screen).catch(() => undefined);
  const open = () =>
    loader.load(screen).then(
      (View) => setLoaded({ View }),
      () => toasts.show({ text: t('error.network'), tone: 'danger' }),
    );
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void open(),
    onKeyDown: openByArrow,
  } as const;
  return { View: loaded?.View, button };
}
