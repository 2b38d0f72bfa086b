import { type ComponentType, useState } from 'react';
import { openByArrow } from '#app/kit/menu/open-by-arrow.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useScreenLoader } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import { useToasts } from '../toasts/toasts-context.tsx';

/**
 * A menu that preloads on hover or focus of its button and replaces the button once it is opened.
 * @returns the menu once it was opened, and the props of its button until then
 */
export function useLazyMenu<Props extends object>(screen: Screen<Props>) {
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
