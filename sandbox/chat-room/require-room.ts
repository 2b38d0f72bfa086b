import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

/** There is one room per language that the brand offers. @throws Refusal not_found */
export function requireRoom({ brand }: Pick<Platform, 'brand'>, room: string): void {
  if (brand.languages.offered.some(({ code }) => code === room)) return;
  throw new Refusal(404, 'not_found', `There is no chat room ${room}.`);
}
