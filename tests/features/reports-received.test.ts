import { readFileSync } from 'node:fs';
import { createFileRegistry, fromBinary, fromJsonString, type JsonValue, toJson } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOtlp } from '#app/features/reports/send/as-otlp.ts';
import { readSums } from '#cli/release/watch/read-sums.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import type { SentReports } from '#schemas/generated/reports.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const here = { feature: 'home', page: '/index' };
const sent: SentReports = {
  format: 1,
  brand: 'acme',
  build: 'b1',
  reports: [
    { kind: 'visit', ...here },
    { kind: 'error', ...here, name: 'Error', message: '…', at: 'a-1.js:1:2', first: true },
    { kind: 'vital', ...here, name: 'CLS', value: 0.0125 },
    { kind: 'violation', ...here, directive: 'img-src', blocked: 'inline' },
    { kind: 'refusal', ...here, operation: 'login', status: 401, code: 'unknown' },
  ],
};

/** The request as its official description reads it. @throws for a field or a type that it does not have */
function readByDescription(json: string): JsonValue {
  const description = readFileSync(new URL('../fixtures/otlp/logs-service.desc', import.meta.url));
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, description));
  const request = registry.getMessage('opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest');
  if (!request) throw new Error('The description has no request for logs.');
  return toJson(request, fromJsonString(request, json), { enumAsInteger: true });
}

it('logs of OpenTelemetry are what its own description says, with nothing lost', () => {
  const otlp = JSON.stringify(asOtlp(sent));
  expect(readByDescription(otlp)).toEqual(JSON.parse(otlp));
  expect(() => readByDescription(otlp.replace('eventName', 'event'))).toThrow(/unknown|cannot decode/);
});

it('the sandbox reads the same from logs of OpenTelemetry as from the site’s own form', async () => {
  expect((await sandbox.call('POST', '/sandbox/reports', { json: sent })).status).toBe(204);
  const otlp = asOtlp({ ...sent, build: 'b2' });
  expect((await sandbox.call('POST', '/sandbox/reports/v1/logs', { json: otlp })).status).toBe(200);
  const [second, first] = sandbox.platform.siteReports.builds();
  expect(first?.groups.error.size).toBe(1);
  expect({ ...second, build: 'b1' }).toEqual(first);
});

it('the sandbox gives the sums of reports in the form that `brandgen watch` reads', async () => {
  await sandbox.call('POST', '/sandbox/reports', { json: { ...sent, build: 'b3' } });
  const origin = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
  expect(await readSums(new URL('/sandbox/reports/sums', origin))).toMatchObject({ b3: { visits: 1, errors: 1 } });
});
