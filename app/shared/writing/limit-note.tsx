import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { note } from './limit-note.css.ts';

/** From here on a screen reader hears how much is left, at each of these and for each that is too much. */
const HEARD: readonly number[] = [20, 10, 5, 0];

interface LimitNoteProps {
  used: number;
  most: number;
  unit: 'characters' | 'words';
}

/** How much can still be written, or how much is too much. */
export function LimitNote({ used, most, unit }: LimitNoteProps) {
  const { t } = useTranslation();
  const left = most - used;
  const over = left < 0 && t(`writing.${unit}Over`, { count: -left });
  const text = over || (left === 0 ? t('writing.full') : t(`writing.${unit}Left`, { count: left }));
  const isHeard = left < 0 || HEARD.includes(left);
  return (
    <>
      <span className={note[left < 0 ? 'over' : 'within']} aria-hidden={isHeard}>
        {text}
      </span>
      <span role="status" className={visuallyHidden}>
        {isHeard && text}
      </span>
    </>
  );
}
