import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels in a second: slow enough to read. */
const SPEED = 45;

/**
 * Moves an element sideways by half of its width, over and over: it has to hold its content twice. Does nothing for
 * whoever asked for less motion.
 * @param paused stands still while it is true
 * @param content changes when what is shown changes
 */
export function useRunningLine(paused: boolean, content: string): RefObject<HTMLDivElement | null> {
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
    // Told after a layout, where a measure costs nothing; and again when a typeface comes late.
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
