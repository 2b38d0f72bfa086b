import { useEffect, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Toggles full screen; renders nothing where browsers lack it, such as on an iPhone. */
export function FullScreenButton() {
  const { t } = useTranslation('games');
  const [state, setState] = useState<'none' | 'off' | 'on'>('none');

  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const look = () => setState(document.fullscreenElement ? 'on' : 'off');
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  if (state === 'none') return null;
  // If the browser refuses, the page simply stays as it is.
  const toggle = () => {
    const change = state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return (
    <IconButton
      icon={state === 'on' ? 'arrows-in-simple' : 'arrows-out-simple'}
      label={t(state === 'on' ? 'bar.smallScreen' : 'bar.fullScreen')}
      onClick={toggle}
    />
  );
}
