import type { RefObject } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { arrow, arrows } from './row.css.ts';
import { useScroller } from './use-scroller.ts';

interface RowArrowProps {
  icon: IconName;
  label: string;
  /** There is nothing more in that direction; the arrow keeps its place and the focus. */
  off: boolean;
  onClick: () => void;
}

interface RowArrowsProps {
  strip: RefObject<HTMLUListElement | null>;
  title: string | undefined;
}

/** Scrolls a strip that is wider than its row by one page. */
export function RowArrows({ strip, title }: RowArrowsProps) {
  const { t } = useTranslation();
  const { before, after, turn } = useScroller(strip);
  if (!before && !after) return null;
  return (
    <div className={arrows}>
      <RowArrow icon="caret-left" label={t('carousel.back', { title })} off={!before} onClick={() => turn(-1)} />
      <RowArrow icon="caret-right" label={t('carousel.on', { title })} off={!after} onClick={() => turn(1)} />
    </div>
  );
}

function RowArrow({ icon, label, off, onClick }: RowArrowProps) {
  return (
    <button type="button" className={arrow} aria-label={label} aria-disabled={off} onClick={off ? undefined : onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}
