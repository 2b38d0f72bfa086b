import type { Handler } from '#sandbox/calls/call.ts';
import { openedOf } from '../draws/opened-of.ts';

export const vnOpenedDraws: Handler<'vnOpenedDraws'> = async ({ platform, query }) => ({
  success: true,
  value: await openedOf(platform, query, true),
});
