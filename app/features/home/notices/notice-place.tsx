import { MarqueeSkeleton } from '#app/kit/marquee/marquee-skeleton.tsx';
import { band as bandStyle } from './notice-line.css.ts';

export interface NoticePlaceProps {
  /** From edge to edge, as under tabs. */
  band?: boolean | undefined;
}

/** The line of notices before there are any. */
export function NoticePlace({ band }: NoticePlaceProps) {
  return <MarqueeSkeleton className={band ? bandStyle : undefined} />;
}
