import { MarqueeSkeleton } from '#app/kit/marquee/marquee-skeleton.tsx';
import { band as bandStyle } from './notice-line.css.ts';

export interface NoticePlaceProps {
  /** Full width, for use below tabs. */
  band?: boolean | undefined;
}

/** Placeholder for the line of notices. */
export function NoticePlace({ band }: NoticePlaceProps) {
  return <MarqueeSkeleton className={band ? bandStyle : undefined} />;
}
