import type { Handler } from '#sandbox/calls/call.ts';
import { openedOf } from '../draws/opened-of.ts';

export const openedDraws: Handler<'openedDraws'> = async ({ platform, query }) => ({
  success: true,
  value: await openedOf(platform, query, false),
});
