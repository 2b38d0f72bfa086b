import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels per second: slow enough to read. */
const SPEED = 45;

/**
 * Moves an element sideways by half of its width in a loop: it must contain its content twice. Does nothing for users who
 * prefer reduced motion.
 * @param paused stops the movement while true
 * @param content changes when the shown content changes
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
