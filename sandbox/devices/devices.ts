import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import type { Platform } from '../platform.ts';
import { lockedMember } from '../roster/locked-member.ts';
import { type Device, devices, deviceTokens } from '../session/device-tables.ts';
import { LOG_IN_IS_RECENT_MS, sessions } from '../session/session-tables.ts';
import { hashToken, newToken } from '../token.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Time for which a replaced token still opens sessions, as two tabs may use it at the same time, and an answer may be
 * lost.
 */
const GRACE_MS = 10_000;

/** Devices that a member may have at a time; the one used longest ago gives way to the next. */
const MAX_DEVICES = 10;

interface Remembered {
  device: Device;
  /** The token to use next. */
  token: string;
}

type DeviceName = Pick<Device, 'browser' | 'system'>;

/**
 * Makes the browser of a session a remembered device, for a day from the log-in.
 * @returns null if the session has a device already, or its log-in is not recent
 */
export async function addDevice(
  { db, now }: Platform,
  memberId: number,
  sessionToken: string,
  name: DeviceName,
): Promise<Remembered | null> {
  const time = now();
  const token = newToken();
  const own = eq(sessions.tokenHash, hashToken(sessionToken));
  return db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const mayRemember = and(own, isNull(sessions.deviceId), gt(sessions.provenAt, time - LOG_IN_IS_RECENT_MS));
    const [session] = await tx.select().from(sessions).where(mayRemember);
    if (!session) return null;
    const { provenAt } = session;
    const device = { id: newToken(), memberId, ...name, provenAt, lastUsedAt: time, expiresAt: provenAt + DAY_MS };
    await tx.delete(devices).where(lt(devices.expiresAt, time));
    await tx.insert(devices).values(device);
    await tx.insert(deviceTokens).values({ tokenHash: hashToken(token), deviceId: device.id });
    await tx.update(sessions).set({ deviceId: device.id }).where(own);
    await keepLatest(tx, memberId);
    const shown = [name.browser, name.system].filter(Boolean).join(', ') || 'Web';
    await hooksOf(tx).tell('deviceAdded', { db: tx, memberId, name: shown, at: time });
    return { device, token };
  });
}

async function keepLatest(db: Database, memberId: number): Promise<void> {
  const mine = eq(devices.memberId, memberId);
  const order = [desc(devices.lastUsedAt), desc(devices.provenAt)];
  const latest = db
    .select({ id: devices.id })
    .from(devices)
    .where(mine)
    .orderBy(...order)
    .limit(MAX_DEVICES);
  await db.delete(devices).where(and(mine, notInArray(devices.id, latest)));
}

/**
 * Uses up a device's token. A token that was replaced longer ago than the grace has been copied, so its return forgets
 * the device and ends all its sessions.
 * @returns null unless the token is valid
 */
export async function takeToken(platform: Platform, token: string): Promise<Remembered | null> {
  const { db, now, secret } = platform;
  const time = now();
  const tokenHash = hashToken(token);
  const next = successorOf(token, secret);
  const remembered = await db.transaction(async (tx) => {
    // The device before its tokens, as it is forgotten; simultaneous uses of a token wait for each other.
    const owner = tx
      .select({ id: deviceTokens.deviceId })
      .from(deviceTokens)
      .where(eq(deviceTokens.tokenHash, tokenHash));
    await tx.select().from(devices).where(inArray(devices.id, owner)).for('update');
    const [row] = await tx
      .select({ device: devices, usedAt: deviceTokens.usedAt })
      .from(deviceTokens)
      .innerJoin(devices, eq(devices.id, deviceTokens.deviceId))
      .where(and(eq(deviceTokens.tokenHash, tokenHash), gt(devices.expiresAt, time)));
    if (row?.usedAt === null) {
      await tx.update(deviceTokens).set({ usedAt: time }).where(eq(deviceTokens.tokenHash, tokenHash));
      await tx.insert(deviceTokens).values({ tokenHash: hashToken(next), deviceId: row.device.id });
      await tx.update(devices).set({ lastUsedAt: time }).where(eq(devices.id, row.device.id));
    }
    return row;
  });
  if (!remembered) return null;
  const { device, usedAt } = remembered;
  if (usedAt === null || time - usedAt <= GRACE_MS) return { device, token: next };
  await endDevice(platform, device);
  return null;
}

/** The one token that follows another: a second use within the grace gets the same, so a device never has two. */
function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${token}`).digest('base64url');
}

/** The device that a token belongs to, used up or not. */
export async function deviceWith({ db }: Platform, token: string): Promise<Device | null> {
  const [row] = await db
    .select({ device: devices })
    .from(deviceTokens)
    .innerJoin(devices, eq(devices.id, deviceTokens.deviceId))
    .where(eq(deviceTokens.tokenHash, hashToken(token)));
  return row?.device ?? null;
}

/** The device that a session belongs to. */
export async function deviceOfSession({ db }: Platform, sessionToken: string): Promise<Device | null> {
  const [row] = await db
    .select({ device: devices })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(eq(sessions.tokenHash, hashToken(sessionToken)));
  return row?.device ?? null;
}

/** The member's devices, last used first. */
export async function devicesOf({ db, now }: Platform, memberId: number): Promise<Device[]> {
  const valid = and(eq(devices.memberId, memberId), gt(devices.expiresAt, now()));
  return db.select().from(devices).where(valid).orderBy(desc(devices.lastUsedAt)).limit(MAX_DEVICES);
}

/** Forgets a device and ends its sessions, except the one with the given token. */
export async function endDevice(
  { db }: Platform,
  { id, memberId }: Pick<Device, 'id' | 'memberId'>,
  keptSession = '',
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const kept = and(eq(sessions.tokenHash, hashToken(keptSession)), eq(sessions.deviceId, id));
    await tx.update(sessions).set({ deviceId: null }).where(kept);
    await tx.delete(devices).where(eq(devices.id, id));
  });
}

/** Forgets all devices of a member; their sessions end. */
export async function endDevices(db: Database, memberId: number): Promise<void> {
  await db.delete(devices).where(eq(devices.memberId, memberId));
}
