import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { endDevices } from '../devices/devices.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { closeSessions } from '../session/session.ts';
import { levelBelow } from './lineage.ts';
import { lockedTeam } from './team-account.ts';

export interface Freeze {
  accounts: readonly string[];
  frozen: boolean;
}

/** Whether an agent may lift a downline's freeze: one by the agent or by an account below the agent. */
export async function mayLift(db: Database, agent: Member, { frozenBy }: Member): Promise<boolean> {
  if (frozenBy === null || frozenBy === agent.id) return true;
  return (await levelBelow(db, agent.id, frozenBy)) !== undefined;
}

/**
 * Freezes downlines, or lifts their freeze. Frozen accounts lose their sessions and devices. Freezing takes over a
 * freeze by an account below the agent, but not one by an account above. @throws Refusal not_found or frozen_by_upline
 */
export async function freezeDownlines(db: Database, caller: Member, { accounts, frozen }: Freeze): Promise<Member[]> {
  return db.transaction(async (tx) => {
    const { agent, team } = await lockedTeam(tx, caller, accounts);
    const free: number[] = [];
    for (const { member } of team) {
      if (await mayLift(tx, agent, member)) free.push(member.id);
      else if (!frozen) throw new Refusal(403, 'frozen_by_upline', `An agent above you has frozen ${member.account}.`);
    }
    const frozenBy = frozen ? agent.id : null;
    if (free.length > 0) await tx.update(members).set({ frozenBy }).where(inArray(members.id, free));
    if (frozen) await endSessions(tx, free);
    return team.map(({ member }) => member);
  });
}

async function endSessions(db: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await closeSessions(db, id);
    await endDevices(db, id);
  }
}
