import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { note } from './limit-note.css.ts';

/** Counts that a screen reader announces, besides every excess. */
const ANNOUNCED: readonly number[] = [20, 10, 5, 0];

interface LimitNoteProps {
  used: number;
  most: number;
  unit: 'characters' | 'words';
}

/** How much can still be written, or by how much the limit is exceeded. */
export function LimitNote({ used, most, unit }: LimitNoteProps) {
  const { t } = useTranslation();
  const left = most - used;
  const over = left < 0 && t(`writing.${unit}Over`, { count: -left });
  const text = over || (left === 0 ? t('writing.full') : t(`writing.${unit}Left`, { count: left }));
  const isAnnounced = left < 0 || ANNOUNCED.includes(left);
  return (
    <>
      <span className={note[left < 0 ? 'over' : 'within']} aria-hidden={isAnnounced}>
        {text}
      </span>
      <span role="status" className={visuallyHidden}>
        {isAnnounced && text}
      </span>
    </>
  );
}
