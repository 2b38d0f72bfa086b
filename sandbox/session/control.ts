import { desc } from 'drizzle-orm';
import type { ServeControl } from '../hooks/control-calls.ts';
import { stateOf } from '../process/sandbox-state.ts';
import { closeSessions } from './session.ts';
import { captchas } from './session-tables.ts';

export const serveControl: ServeControl = (control, platform) => {
  const { db } = platform;
  control.delete('/sessions', async () => {
    await closeSessions(db);
    return stateOf(platform);
  });
  control.get('/captchas', () => db.select().from(captchas).orderBy(desc(captchas.expiresAt)).limit(20));
};
