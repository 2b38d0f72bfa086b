/** An answer that was read whole. */
export interface WholeAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Headers that tell the time of the answer. */
  readonly time: Readonly<Record<string, string>>;
}

/** Makes an answer one of the contract, as the workspace's adapter does. @param call method and path */
export type ReadAnswer = (call: string, status: number, body: unknown) => unknown;

/** One of the two that answer. */
export interface PlatformSide {
  /** Such as `https://platform.example`. */
  readonly origin: string;
  readonly read: ReadAnswer;
}

/** By which a site knows the platform's clock. */
const TIME_HEADERS = ['date', 'age'];

/** Asks one side. A body that is not JSON is undefined. @throws if the side does not answer */
export async function askSide(
  { origin, read }: PlatformSide,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WholeAnswer> {
  const answer = await fetch(origin + path, { headers: { platform: 'WEB', ...headers } });
  const body = read(`GET ${path}`, answer.status, parsed(await answer.text()));
  const time = TIME_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status, body, time: Object.fromEntries(time) };
}

/** @returns undefined if it is not JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
