import { table } from '../markdown-table.ts';
import type { DocumentedCall, Json } from './documented-calls.ts';

/** Entries of a list that an example shows. */
const SHOWN = 2;

/** The page of a domain's calls: what each one is sent, answers and refuses, with an example. */
export function domainPage(calls: readonly DocumentedCall[]): string {
  const [first] = calls;
  return [
    '<!-- Generated from schemas/platform/ by scripts/generate/platform-guide.ts. -->',
    `# ${first?.domain.title ?? ''}`,
    `[Your own platform](../README.md) says which site sends which of these. All fields and limits are in the contract; the examples are checked against it, and lists in them show ${SHOWN} entries at most.`,
    ...calls.flatMap(callSection),
  ].join('\n\n');
}

function callSection(call: DocumentedCall): string[] {
  const { operationId, name, description, parameters, errors } = call;
  const shown = parameters.filter(({ in: place }) => place !== 'header');
  const rows = shown.map((parameter) => [
    `\`${parameter.name}\``,
    parameter.required ? 'yes' : 'no',
    parameter.example === undefined ? '' : `\`${String(parameter.example)}\``,
    parameter.description ?? '',
  ]);
  const refused = Object.entries(errors).map(([status, codes]) => [
    status,
    codes.map((code) => `\`${code}\``).join(', '),
  ]);
  return [
    `## ${operationId}`,
    `\`${name}\`. ${description}`,
    conditions(call),
    ...(rows.length > 0 ? [table(['Parameter', 'Required', 'Example', 'Meaning'], rows)] : []),
    ...example(sentAs(call), call.request),
    ...example('Answered:', call.answer),
    ...(refused.length > 0 ? [table(['Status', 'May refuse with'], refused)] : []),
  ];
}

function sentAs({ isEncrypted, isForm }: DocumentedCall): string {
  if (isEncrypted) return 'Sent, before it is [encrypted](../encryption.md):';
  return isForm ? 'Sent as a form (`application/x-www-form-urlencoded`), with these fields:' : 'Sent:';
}

function conditions({ token, modules }: DocumentedCall): string {
  const who = {
    no: 'Anyone may send it.',
    yes: 'Needs a session’s token.',
    operator: 'Needs the operator’s token.',
  };
  const named = modules.map((module) => `\`${module}\``).join(' or ');
  return modules.length > 0 ? `${who[token]} Answered while ${named} is on.` : who[token];
}

function example(lead: string, value: Json | undefined): string[] {
  if (value === undefined) return [];
  return [lead, `\`\`\`json\n${JSON.stringify(shortened(value), null, 2)}\n\`\`\``];
}

function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
