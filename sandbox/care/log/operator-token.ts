import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#sandbox/platform.ts';

/** The token with which the operator reads the log. It is derived from the platform's secret and shown in the console. */
export function operatorToken({ secret }: Pick<Platform, 'secret'>): string {
  return createHmac('sha256', secret).update('operator').digest('base64url');
}

export function isOperator(platform: Pick<Platform, 'secret'>, token: string | null): boolean {
  const [sent, own] = [Buffer.from(token ?? ''), Buffer.from(operatorToken(platform))];
  return sent.length === own.length && timingSafeEqual(sent, own);
}
