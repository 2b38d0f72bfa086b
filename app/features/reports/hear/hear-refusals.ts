import { isObject } from '#schemas/generated/validators/guard-parts.ts';

/** Bytes of the longest refusal that is read. */
const LONGEST = 8192;

/** A refused call, with what the platform said. */
export interface Refused {
  method: string;
  pathname: string;
  status: number;
  code: unknown;
}

/**
 * Hears calls to the platform that it refuses. It stands between the platform's client and the network, so that sites without
 * reports have nothing of it in their client.
 * @param origin of the platform
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

/** Some platforms refuse with a good status. */
function mayRefuse({ ok, headers, body }: Response): boolean {
  return body !== null && (!ok || /json/.test(headers.get('content-type') ?? ''));
}

/** The first part of an answer; a refusal has no more. The rest is left to the platform's client. */
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
