import { type FocusEvent, useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import { copy, entry, icon, line, marquee, pause, view } from './marquee.css.ts';
import { useRunningLine } from './use-running-line.ts';

interface MarqueeProps {
  label: string;
  items: readonly { id: number; title: string }[];
  onChoose: (index: number) => void;
  className?: string | undefined;
}

/** Short notices in a running line; it stops under a pointer, with the focus inside, and when paused. */
export function Marquee({ label, items, onChoose, className }: MarqueeProps) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const ref = useRunningLine(paused || held, items.map(({ title }) => title).join());
  const letGo = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <section
      className={className ? `${marquee} ${className}` : marquee}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={letGo}
    >
      <span className={icon}>
        <Icon name="megaphone-simple" />
      </span>
      <div className={view}>
        <div className={line} ref={ref}>
          <Copy items={items} onChoose={onChoose} />
          <Copy items={items} onChoose={onChoose} second />
        </div>
      </div>
      <button
        type="button"
        className={pause}
        aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play-fill' : 'pause-fill'} size={14} />
      </button>
    </section>
  );
}

interface CopyProps extends Pick<MarqueeProps, 'items' | 'onChoose'> {
  /** A visual copy that fills the line while the first runs out: for the eye and the pointer only. */
  second?: boolean;
}

function Copy({ items, onChoose, second }: CopyProps) {
  return (
    <div className={copy} aria-hidden={second}>
      {items.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          className={entry}
          tabIndex={second ? -1 : undefined}
          onClick={() => onChoose(index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
