import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import type { SentReports } from '#schemas/generated/reports.ts';
import { once } from '../once.ts';
import { Refusal } from '../refusal.ts';
import { readReports } from './read-reports.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; boolValue?: boolean; intValue?: string; doubleValue?: number };
}

interface LogRecord {
  eventName: string;
  attributes: Attribute[];
}

/** The part of a request of OTLP/HTTP for logs that reports use. */
interface LogsRequest {
  resourceLogs: { resource: { attributes: Attribute[] }; scopeLogs: { logRecords: LogRecord[] }[] }[];
}

const attributes: JSONSchemaType<Attribute[]> = {
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    required: ['key', 'value'],
    properties: {
      key: { type: 'string', maxLength: 60 },
      value: {
        type: 'object',
        properties: {
          stringValue: { type: 'string', nullable: true },
          boolValue: { type: 'boolean', nullable: true },
          intValue: { type: 'string', nullable: true, pattern: '^[0-9]{1,9}$' },
          doubleValue: { type: 'number', nullable: true },
        },
      },
    },
  },
};

const request: JSONSchemaType<LogsRequest> = {
  type: 'object',
  required: ['resourceLogs'],
  properties: {
    resourceLogs: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['resource', 'scopeLogs'],
        properties: {
          resource: { type: 'object', required: ['attributes'], properties: { attributes } },
          scopeLogs: {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              required: ['logRecords'],
              properties: {
                logRecords: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['eventName', 'attributes'],
                    properties: { eventName: { type: 'string', maxLength: 60 }, attributes },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const check = once(() => new Ajv2020({ strict: false }).compile(request));

/** Reports that a site has sent as logs of OpenTelemetry. @throws Refusal for anything else; nothing of it is repeated */
export function readOtlp(body: unknown): SentReports[] {
  const isRequest = check();
  if (!isRequest(body)) throw new Refusal(400, 'invalid_request', 'These are no logs of OTLP/HTTP in JSON.');
  return body.resourceLogs.flatMap(({ resource, scopeLogs }) => {
    const { 'service.name': brand, 'service.version': build } = valuesOf(resource.attributes, '');
    return scopeLogs.map(({ logRecords }) =>
      readReports({ format: 1, brand, build, reports: logRecords.map(reportOf) }),
    );
  });
}

function reportOf({ eventName, attributes }: LogRecord) {
  return { ...valuesOf(attributes, 'site.'), kind: eventName.replace(/^site\./, '') };
}

/** Attributes by their key without what all of them begin with. */
function valuesOf(attributes: readonly Attribute[], prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, boolValue, intValue, doubleValue } }) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      stringValue ?? boolValue ?? doubleValue ?? (intValue === undefined ? undefined : Number(intValue)),
    ]),
  );
}
