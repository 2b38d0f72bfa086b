import type { RefObject } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { arrows } from './row.css.ts';
import { RowArrow } from './row-arrow.tsx';
import { useScroller } from './use-scroller.ts';

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
