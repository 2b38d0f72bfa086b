import { isObject } from '#schemas/generated/validators/guard-parts.ts';

/** Bytes that are read of a refusal. */
const LONGEST = 8192;

/** A refused call with the platform's answer. */
export interface Refused {
  method: string;
  pathname: string;
  status: number;
  code: unknown;
}

/**
 * Reports calls that the platform refuses. Wraps `fetch`, so that the client of a site without reports has no code for
 * it. @param origin of the platform
 */
export function hearRefusals(origin: string, hear: (refused: Refused) => void, signal: AbortSignal): void {
  const send = globalThis.fetch;
  const watched: typeof send = async (input, init) => {
    const answer = await send(input, init);
    if (!signal.aborted && input instanceof Request) void listen(input, answer);
    return answer;
  };
  const listen = async ({ method, url }: Request, answer: Response) => {
    const { pathname, origin: asked } = new URL(url);
    if (asked !== origin || !mayRefuse(answer)) return;
    const body = parsed(await beginningOf(answer.clone()));
    if (answer.ok && body['success'] !== false) return;
    hear({ method, pathname, status: answer.status, code: body['errorCode'] });
  };
  globalThis.fetch = watched;
  signal.addEventListener('abort', () => {
    if (globalThis.fetch === watched) globalThis.fetch = send;
  });
}

/** Whether an answer may be a refusal. Some platforms refuse with status 200. */
function mayRefuse({ ok, headers, body }: Response): boolean {
  return body !== null && (!ok || /json/.test(headers.get('content-type') ?? ''));
}

/** Reads the beginning of an answer, which holds all of a refusal, and cancels the rest. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const part = await reader?.read().catch(() => undefined);
  reader?.cancel().catch(() => undefined);
  const bytes = part?.value;
  return bytes && bytes.length <= LONGEST ? new TextDecoder().decode(bytes) : '';
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}
