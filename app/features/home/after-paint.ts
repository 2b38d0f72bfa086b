// What the home page shows once the platform has answered: one chunk, since all of it is needed together.
export { BoardBelow } from './below/board-below.tsx';
export { Banners } from './hero/banners.tsx';
export { NoticeLine } from './notices/notice-line.tsx';
