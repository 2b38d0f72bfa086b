import { expect, it } from 'vitest';
import { answeredErrors } from './answered-errors.ts';
import type { SourceOperation } from './read-sources.ts';

const call: SourceOperation = {
  operationId: 'pay',
  summary: 'Pays.',
  security: [],
  responses: { 200: { content: {} } },
};

it('a call that visitors may make says what is wrong with it, and that the site is closed', () => {
  expect(answeredErrors('/wps/pay', call)).toEqual({
    400: ['invalid_request'],
    403: ['region_restricted'],
    503: ['maintenance', 'internal'],
  });
  expect(answeredErrors('/wps/system/status', call)).toEqual({ 400: ['invalid_request'], 503: ['internal'] });
});

it('a call with a session says what it needs, but not what it may be made with', () => {
  const secured = { ...call, security: [{ token: [] }], 'x-open-while-owed': ['password', 'stop'] };
  expect(answeredErrors('/wps/pay', secured)).toMatchObject({
    401: ['not_logged_in', 'logged_in_elsewhere'],
    403: ['answer_due', 'verification_due', 'region_restricted'],
  });
});

it("a call's own errors stand first, each once", () => {
  const own = { ...call, 'x-modules': ['PAY'], 'x-errors': { 403: ['not_available'], 409: ['fee_changed'] } };
  expect(answeredErrors('/wps/pay', own)).toMatchObject({
    403: ['not_available', 'region_restricted'],
    409: ['fee_changed'],
  });
});

it('a platform may lack a call of ours, and says so by status or by code', () => {
  expect(answeredErrors('/wps/pay', { ...call, 'x-origin': 'project' })).toMatchObject({
    404: ['unknown_operation'],
    501: ['unknown_operation'],
  });
  const specified = answeredErrors('/wps/pay', { ...call, 'x-origin': 'specification' });
  expect(Object.values(specified).flat()).not.toContain('unknown_operation');
});
