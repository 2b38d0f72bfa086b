import type { SentReports } from '#schemas/generated/reports.ts';
import type { Report } from './outbox.ts';

/** Severity numbers of OpenTelemetry for ERROR, WARN and INFO. */
const SEVERITY: Readonly<Record<Report['kind'], number>> = {
  error: 17,
  violation: 13,
  refusal: 13,
  visit: 9,
  vital: 9,
};

/**
 * Converts reports to an OTLP/HTTP request for logs, in JSON. Records have no time, as a device's clock may be wrong.
 * https://github.com/open-telemetry/opentelemetry-proto/blob/main/docs/specification.md#json-protobuf-encoding
 */
export function asOtlp({ format, brand, build, reports }: SentReports): object {
  const attributes = [textOf('service.name', brand), textOf('service.version', build)];
  const scope = { name: 'brandgen.reports', version: String(format) };
  return { resourceLogs: [{ resource: { attributes }, scopeLogs: [{ scope, logRecords: reports.map(recordOf) }] }] };
}

function recordOf({ kind, ...fields }: Report) {
  return {
    severityNumber: SEVERITY[kind],
    eventName: `site.${kind}`,
    body: { stringValue: kind },
    attributes: Object.entries(fields).map(([name, value]) => attributeOf(`site.${name}`, value)),
  };
}

function attributeOf(key: string, value: string | number | boolean) {
  if (typeof value === 'string') return textOf(key, value);
  if (typeof value === 'boolean') return { key, value: { boolValue: value } };
  // OTLP integers have 64 bits, which JSON encodes as strings.
  return { key, value: key === 'site.value' ? { doubleValue: value } : { intValue: String(value) } };
}

function textOf(key: string, stringValue: string) {
  return { key, value: { stringValue } };
}
