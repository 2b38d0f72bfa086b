import { useEffect, useRef } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { icon, topBanner, words } from './connection-watch.css.ts';

/** Says that the platform keeps the page waiting. A popover, since open dialogs wait for the platform too. */
export function SlowPlatform() {
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Popovers and dialogs lie in the order in which they were opened.
    const raise = () => {
      region.current?.hidePopover?.();
      region.current?.showPopover?.();
    };
    raise();
    const dialogs = new MutationObserver(raise);
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => dialogs.disconnect();
  }, []);
  return (
    <div className={topBanner} popover="manual" ref={region}>
      <span className={icon}>
        <Icon name="hourglass-medium" size={22} />
      </span>
      <p className={words}>{t('slowPlatform')}</p>
    </div>
  );
}
