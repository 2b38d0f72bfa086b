import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import { copy, entry, icon, line, marquee, pause, view } from './marquee.css.ts';

/** CSS pixels per second: slow enough to read. */
const SPEED = 45;

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

/**
 * Moves an element sideways by half of its width in a loop: it must contain its content twice. Does nothing for users who
 * prefer reduced motion.
 * @param paused stops the movement while true
 * @param content changes when the shown content changes
 */
function useRunningLine(paused: boolean, content: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const motion = useRef<Animation | null>(null);
  const held = useRef(paused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width, and needs another time.
  useEffect(() => {
    const line = ref.current;
    if (!line?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const move = () => {
      motion.current?.cancel();
      motion.current = run(line);
      if (held.current) motion.current.pause();
    };
    // Reports after a layout, where measuring is free, and again when a font loads late.
    const sizes = new ResizeObserver(move);
    sizes.observe(line);
    return () => {
      sizes.disconnect();
      motion.current?.cancel();
    };
  }, [content]);

  useEffect(() => {
    held.current = paused;
    if (paused) motion.current?.pause();
    else motion.current?.play();
  }, [paused]);

  return ref;
}

function run(line: HTMLElement): Animation {
  const half = line.scrollWidth / 2;
  const way = getComputedStyle(line).direction === 'rtl' ? half : -half;
  return line.animate([{ transform: 'none' }, { transform: `translateX(${way}px)` }], {
    duration: (half / SPEED) * 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
}
