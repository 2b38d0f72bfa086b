import { openApart } from '#app/kit/frame/open-apart.ts';

const SIZE = 'popup,width=440,height=720';

/** Opens the conversation in a window of its own. @returns false where the browser blocks it */
export function openWindow(address: string): boolean {
  return openApart(address, 'live-chat', SIZE) !== null;
}
