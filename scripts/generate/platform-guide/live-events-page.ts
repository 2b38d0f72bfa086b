import { table } from '../markdown-table.ts';
import type { Json, PlatformContract, Schema } from './documented-calls.ts';

/** The page of the live socket: its messages, and the data of each topic. */
export function liveEventsPage(contract: PlatformContract): string {
  const { path, description, heartbeatSeconds } = contract['x-socket'];
  const topics = Object.entries(schemaOf(contract, 'LiveTopics').properties ?? {}).map(
    ([topic, { $ref, description: own }]) => {
      const schema = $ref === undefined ? undefined : schemaOf(contract, $ref.slice($ref.lastIndexOf('/') + 1));
      return [`\`${topic}\``, own ?? schema?.description ?? '', fieldsOf(schema)];
    },
  );
  return [
    '<!-- Generated from schemas/platform/ by scripts/generate/platform-guide.ts. -->',
    '# Live events',
    description,
    `The socket is at \`${path}\`. A beat comes every ${heartbeatSeconds} seconds; a site that hears nothing for longer opens another connection.`,
    '## A conversation',
    'The site’s only message, then the platform’s:',
    conversation(),
    'The platform chooses the name of `stream`, keeps the last events of each member for the case that a connection breaks, and gives each event the `id` after the one before. With `"complete": false` the site fetches everything that it shows.',
    'A hello whose session has ended is answered with `end`, and the socket closed. A session that owes something, such as a new password, hears only its `end`. `draw`, `winner`, `status`, `modules` and `fixture` go to every member, `chat` to those whose room it is, and all others to one. An event that is sent once more keeps its `id` and `at`. The socket opens while the site is closed too, as `status` says when it opens again.',
    '## Topics',
    table(['Topic', 'What has happened', 'Fields of `data`'], topics),
  ].join('\n\n');
}

function conversation(): string {
  const lines: Json[] = [
    { hello: { token: 'e3c1…', after: { stream: 'f2', id: 41 } } },
    { welcome: { stream: 'f2', id: 41, complete: true } },
    { event: { id: 42, previous: 41, at: 1779238791718, topic: 'messages', data: { unreadCount: 3 } } },
    { beat: { id: 42 } },
    { end: { reason: 'logged_in_elsewhere' } },
  ];
  return `\`\`\`json\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n\`\`\``;
}

function schemaOf(contract: PlatformContract, name: string): Schema {
  const schema = contract.components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

function fieldsOf(schema: Schema | undefined): string {
  return Object.keys(schema?.properties ?? {})
    .map((field) => `\`${field}\``)
    .join(', ');
}
