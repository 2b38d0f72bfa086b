import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { contractOperations } from '../calls/contract-operations.ts';
import { contractSchemas } from '../calls/contract-schemas.ts';
import { deviceCookie } from '../calls/device-cookie.ts';
import { FileAnswer, sendFile } from '../calls/file-answer.ts';
import { holdsUnstorable } from '../calls/holds-unstorable.ts';
import { type Access, admitted, type Bearer } from '../calls/owed.ts';
import { noteRefusals } from '../care/markers/note-refusals.ts';
import { applyFaults, loseAnswer } from '../faults/apply-fault.ts';
import { handlers } from '../generated/handlers.ts';
import type { Platform } from '../platform.ts';
import { requireOneModule } from '../process/modules.ts';
import type { Report } from '../process/report.ts';
import { statusOf } from '../process/site-status.ts';
import { Refusal } from '../refusal.ts';
import { isTrial } from '../roster/member.ts';
import { bearerOf, VISITOR } from '../session/session.ts';

export interface ContractRoutes {
  platform: Platform;
  /** Makes an answer that breaks the contract a 500 instead of a report. */
  strictAnswers: boolean;
  report: Report;
}

/** A handler as the router calls it, with a query and body that were checked against the contract. */
type CheckedHandler = (call: Omit<Call<OperationId>, 'query' | 'body'> & { query: unknown; body: unknown }) => unknown;

/** Serves every operation of the contract and checks each request and each answer against it. */
export function serveContract(server: FastifyInstance, options: ContractRoutes): void {
  const { platform, strictAnswers, report } = options;
  const schemas = contractSchemas();
  server.setValidatorCompiler(({ schema, httpPart }) => schemas.requestValidator(schema, httpPart));
  server.setSerializerCompiler(({ schema, method, url }) => {
    const faultOf = schemas.answerFault(schema);
    return (answer) => {
      const fault = faultOf(answer);
      if (fault !== null) report(`ANSWER OUT OF CONTRACT ${method} ${url}: ${fault}`);
      if (fault !== null && strictAnswers) throw new Error(`The answer is out of contract: ${fault}`);
      return JSON.stringify(answer);
    };
  });
  server.addHook('preValidation', requireDeclaredBody);
  const callers = new WeakMap<FastifyRequest, Caller>();
  for (const { operationId, method, url, schema, bodyLimit, ...access } of contractOperations()) {
    const handler = handlerOf(operationId);
    server.route({
      method,
      url,
      schema,
      ...(bodyLimit && { bodyLimit }),
      onRequest: async (request, reply) => {
        requireCall(platform, operationId);
        if (await applyFaults(platform.switches, operationId, request, reply)) return reply;
        callers.set(
          request,
          await admit(platform, { ...access, isOpenToOver: OPEN_TO_OVER.has(operationId) }, request),
        );
        return;
      },
      handler: (request, reply) =>
        answer(platform, { operationId, handler, caller: callerOf(callers, request), report }, request, reply),
    });
  }
}

/** A log-out forgets the device of a session that is over too, before it refuses. */
const OPEN_TO_OVER: ReadonlySet<string> = new Set(['logout']);

interface Operation {
  operationId: string;
  handler: CheckedHandler;
  caller: Caller;
  report: Report;
}

/** Who calls, as the operation may see them. */
interface Caller {
  bearer: Bearer;
  token: string | null;
}

/**
 * Lets a caller in before the query and the body are looked at, so that strangers learn nothing of them.
 * @throws Refusal in the order of docs/platform/rules.md
 */
async function admit(
  platform: Platform,
  access: Access & { isOpenToOver: boolean },
  request: FastifyRequest,
): Promise<Caller> {
  requireOpen(platform, request);
  const token = bearerToken(request);
  const found = token === null ? VISITOR : await bearerOf(platform, token);
  if (access.needsSession && !access.isOpenToOver && !found.owing) loggedIn(found);
  const bearer = admitted(found, access);
  requireOneModule(platform, access.modules);
  if (access.isClosedToTrials && bearer.member && isTrial(bearer.member)) throw closedToTrials();
  return { bearer, token };
}

function callerOf(callers: WeakMap<FastifyRequest, Caller>, request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error(`${request.method} ${request.url} reached its handler without being admitted.`);
  return caller;
}

async function answer(
  platform: Platform,
  { operationId, handler, caller, report }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  requireText(request);
  const { bearer, token } = caller;
  const language = languageOf(platform, request);
  const { query, body, ip: address, headers } = request;
  const call = {
    ...{ platform, query, body, ...bearer, token, language, address },
    userAgent: headers['user-agent'] ?? '',
    origin: headers.origin ?? null,
    deviceCookie: deviceCookie(request, reply, platform.now),
  };
  const answered = await noteRefusals(platform, bearer.member?.id, () => handler(call));
  if (loseAnswer(platform.switches, operationId, request, reply)) return reply;
  return answered instanceof FileAnswer ? sendFile(reply, answered, report) : answered;
}

function handlerOf(operationId: string): CheckedHandler {
  const handler: unknown = Object.entries(handlers).find(([id]) => id === operationId)?.[1];
  if (!isHandler(handler)) throw new Error(`The contract's operation ${operationId} has no handler.`);
  return handler;
}

function isHandler(value: unknown): value is CheckedHandler {
  return typeof value === 'function';
}

/** A call that the platform lacks is refused first, with or without a session. */
function requireCall({ switches, missed }: Platform, operationId: string): void {
  if (!switches.lacking.includes(operationId)) return;
  missed.add(operationId);
  throw new Refusal(501, 'unknown_operation', `The platform does not have the call ${operationId}.`);
}

/** While the site is closed, only system calls and those to customer service are answered. */
function requireOpen({ switches }: Platform, request: FastifyRequest): void {
  if (['/wps/system/', '/wps/relay/CBS_'].some((start) => request.url.startsWith(start))) return;
  const status = statusOf(switches);
  if (status === 1) throw new Refusal(503, 'maintenance', 'The platform is under maintenance.');
  if (status === 2) throw new Refusal(403, 'region_restricted', 'The platform is not available in this region.');
}

function closedToTrials(): Refusal {
  return new Refusal(403, 'trial_account', 'A trial account cannot do this. Register first.');
}

function requireText({ query, body }: FastifyRequest): void {
  if (holdsUnstorable([query, body]))
    throw new Refusal(400, 'invalid_request', 'The call contains a character that cannot be stored.');
}

/** A site sends one language; of several, the first counts. */
function languageOf({ brand }: Platform, { headers }: FastifyRequest): string {
  const preferred = headers['accept-language']?.split(/[,;]/)[0]?.trim();
  return brand.languages.offered.find(({ tag }) => tag === preferred)?.code ?? brand.languages.default;
}

function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Fastify checks a body only when its content type is one of the contract's. */
async function requireDeclaredBody(request: FastifyRequest): Promise<void> {
  const declared: unknown = request.routeOptions.schema?.body;
  if (!isContent(declared)) return;
  const types = Object.keys(declared.content);
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType === undefined)
    throw new Refusal(400, 'invalid_request', `The call needs a body of ${types.join(' or ')}.`);
  if (types.includes(mediaType)) return;
  throw new Refusal(415, 'invalid_request', `The call takes ${types.join(' or ')}, not ${mediaType}.`);
}

function isContent(body: unknown): body is { content: Record<string, unknown> } {
  return typeof body === 'object' && body !== null && 'content' in body;
}
