import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ownCalls from '#schemas/generated/own-calls.schema.json' with { type: 'json' };
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import type { DomainSwitches } from '../hooks/domain.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from '../loopback.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import { stateOf } from '../process/sandbox-state.ts';
import { BROKEN_TREES, FAULT_KINDS, type Switches } from '../process/switches.ts';
import { Refusal } from '../refusal.ts';
import { type RunningSandbox, resetSandbox } from './running-sandbox.ts';

const OWN_CALLS = ownCalls.properties.lacking.items.enum;

/** JSON Schema of each switch of the site as a whole; domains add theirs. */
const SITE_SWITCHES: Readonly<Partial<Record<keyof Switches, object>>> = {
  maintenance: { type: 'boolean' },
  maintenanceEnds: { type: ['integer', 'null'], minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  regionBlocked: { type: 'boolean' },
  maintenanceUnflagged: { type: 'boolean' },
  vastCatalogue: { type: 'boolean' },
  socketDropped: { type: 'boolean' },
  modules: { type: 'object', propertyNames: { maxLength: 64 }, additionalProperties: { type: 'boolean' } },
  faults: {
    type: 'array',
    items: {
      type: 'object',
      required: ['operation', 'kind'],
      additionalProperties: false,
      properties: {
        operation: { type: 'string', maxLength: 64 },
        kind: { enum: FAULT_KINDS },
        delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
        errorCode: { enum: contract.components.schemas.ErrorCode.enum },
      },
    },
  },
  lacking: { type: 'array', maxItems: OWN_CALLS.length, uniqueItems: true, items: { enum: OWN_CALLS } },
  brokenTree: { enum: [...BROKEN_TREES, null] },
  registrationRules: {
    type: 'object',
    propertyNames: { enum: contract.components.schemas.RegisterSettings.required },
    additionalProperties: {
      type: 'object',
      additionalProperties: false,
      properties: {
        enabled: { type: 'boolean' },
        required: { type: 'boolean' },
        acceptedPattern: { type: 'string', maxLength: 1000 },
        minLength: { type: 'integer', minimum: 0, maximum: 255 },
        maxLength: { type: 'integer', minimum: 0, maximum: 255 },
      },
    },
  },
};

/** The control API: its own calls, and those of the domains. */
export async function serveControl(server: FastifyInstance, sandbox: RunningSandbox): Promise<void> {
  const { platform } = sandbox;
  const { db, switches } = platform;
  const hooks = hooksOf(db);
  const calls = await hooks.controlCalls();
  const body = switchesBody(await hooks.switches());
  const addCalls = async (control: FastifyInstance) => {
    control.addHook('onRequest', requireLoopback);
    control.addHook('onSend', async () => sandbox.announce());
    control.get('', () => stateOf(platform));
    control.patch<{ Body: Partial<Switches> }>('', { schema: { body } }, async ({ body: asked }) => {
      await hooks.tell('switching', { platform, switches: asked });
      const modules = { ...switches.modules, ...asked.modules };
      Object.assign(switches, asked, { modules });
      return stateOf(platform);
    });
    control.post('/reset', async () => {
      await resetSandbox(sandbox);
      return stateOf(platform);
    });
    control.get('/outbox', () => db.select().from(outbox).orderBy(desc(outbox.id)).limit(100));
    for (const serve of calls) serve(control, platform);
  };
  await server.register(addCalls, { prefix: '/sandbox/control' });
}

function switchesBody({ toggles, values }: Required<DomainSwitches>) {
  const toggled = Object.fromEntries(Object.keys(toggles).map((name) => [name, { type: 'boolean' }]));
  const properties = { ...SITE_SWITCHES, ...toggled, ...values };
  return { type: 'object', additionalProperties: false, minProperties: 1, properties };
}

/** Also refuses requests from other sites' pages in a browser on this machine. */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  const own = isLoopbackAddress(request.socket.remoteAddress ?? '') && isLoopbackHost(host);
  if (own && (origin === undefined || isLoopbackOrigin(origin))) return;
  throw new Refusal(403, 'not_available', 'The sandbox can only be controlled from this machine.');
}
