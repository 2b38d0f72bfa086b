import type { Seeding, Seeds } from '../hooks/seeds.ts';
import { MINUTE_MS } from '../time.ts';
import { chatMessages } from './chat-tables.ts';
import conversations from './conversations.json' with { type: 'json' };

/** Minutes between two messages, cycled through. */
const PAUSES = [3, 1, 2, 4, 1, 5, 2] as const;

export const seeds: Seeds = { write, times: [chatMessages.createdAt] };

/** Messages of the agents' downlines in the rooms, on the evening before the seeded day. */
async function write({ db, plan: { members }, day }: Seeding): Promise<void> {
  const talkers = members.filter(({ type, upline }) => type === 0 && upline !== undefined).slice(0, 7);
  const rows = Object.entries(conversations).flatMap(([room, lines], roomIndex) => {
    let ago = lines.length * 3;
    return lines.map((content, index) => {
      ago -= PAUSES[(index + roomIndex) % PAUSES.length] ?? 1;
      const memberId = talkers[(index * 3 + roomIndex) % talkers.length]?.id ?? 1;
      return { room, memberId, content, createdAt: day - Math.max(1, ago + 12) * MINUTE_MS };
    });
  });
  await db.insert(chatMessages).values(rows);
}
