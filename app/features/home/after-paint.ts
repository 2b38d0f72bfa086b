// The parts of the home page that need the platform's answer. One chunk, because they are all needed together.
export { BoardBelow } from './below/board-below.tsx';
export { Banners } from './hero/banners.tsx';
export { NoticeLine } from './notices/notice-line.tsx';
