import { isObject } from '#schemas/generated/validators/guard-parts.ts';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Answer } from './platform-client.ts';

/**
 * Sets the clock by an answer: by its `Date`, where the site may read that, or by the time in its value, which the status
 * has and which is finer.
 * @param asked `performance.now()` when the call was made
 */
export function hearTime(clock: PlatformClock | undefined, answer: Answer, asked: number): void {
  const { data, error, response } = answer;
  const { headers, status } = response;
  // A gateway in front of the platform may have another clock.
  if (status >= 500 && !(isObject(error) && 'success' in error)) return;
  const value = isObject(data) && data['value'];
  const told = Number(isObject(value) && value['serverTime']) || Date.parse(`${headers.get('date')}`);
  const age = Number(headers.get('age')) * 1000;
  clock?.hear(told + age, asked, /no-store/.test(`${headers.get('cache-control')}`));
}
