import { expect, it } from 'vitest';
import { asOtlp } from './as-otlp.ts';

it('is a request of OTLP/HTTP for logs', () => {
  const here = { feature: 'deposit', page: '/member?page=deposit' };
  const place = [
    { key: 'site.feature', value: { stringValue: 'deposit' } },
    { key: 'site.page', value: { stringValue: '/member?page=deposit' } },
  ];
  const request = asOtlp({
    format: 1,
    brand: 'acme',
    build: 'b1',
    reports: [
      { kind: 'error', ...here, name: 'TypeError', message: '…', first: true },
      { kind: 'vital', ...here, name: 'LCP', value: 1200 },
      { kind: 'refusal', ...here, operation: 'createDeposit', status: 422, code: 'fee_changed' },
    ],
  });
  expect(request).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'acme' } },
            { key: 'service.version', value: { stringValue: 'b1' } },
          ],
        },
        scopeLogs: [
          {
            scope: { name: 'brandgen.reports', version: '1' },
            logRecords: [
              {
                severityNumber: 17,
                eventName: 'site.error',
                body: { stringValue: 'error' },
                attributes: [
                  ...place,
                  { key: 'site.name', value: { stringValue: 'TypeError' } },
                  { key: 'site.message', value: { stringValue: '…' } },
                  { key: 'site.first', value: { boolValue: true } },
                ],
              },
              {
                severityNumber: 9,
                eventName: 'site.vital',
                body: { stringValue: 'vital' },
                attributes: [
                  ...place,
                  { key: 'site.name', value: { stringValue: 'LCP' } },
                  { key: 'site.value', value: { doubleValue: 1200 } },
                ],
              },
              {
                severityNumber: 13,
                eventName: 'site.refusal',
                body: { stringValue: 'refusal' },
                attributes: [
                  ...place,
                  { key: 'site.operation', value: { stringValue: 'createDeposit' } },
                  { key: 'site.status', value: { intValue: '422' } },
                  { key: 'site.code', value: { stringValue: 'fee_changed' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});
