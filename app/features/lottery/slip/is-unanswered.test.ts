import { expect, it } from 'vitest';
import { PlatformError, type PlatformErrorKind } from '#app/platform/platform-error.ts';
import { isUnanswered } from './is-unanswered.ts';

it.each<[PlatformErrorKind, string, boolean, boolean]>([
  ['offline', '', false, true],
  ['timeout', '', false, true],
  ['failed', 'internal', false, true],
  ['broken', '', false, true],
  ['refused', 'issue_closed', true, false],
  ['refused', 'insufficient_funds', true, false],
  ['refused', 'region_restricted', true, true],
  ['refused', 'region_restricted', false, false],
  ['unauthorised', 'not_logged_in', true, true],
  ['busy', 'too_many_requests', true, true],
  ['busy', 'too_many_requests', false, false],
])('after %s %s, where it was %s before, is %s', (kind, errorCode, before, after) =>
  expect(isUnanswered(new PlatformError(kind, { errorCode }), before)).toBe(after),
);
