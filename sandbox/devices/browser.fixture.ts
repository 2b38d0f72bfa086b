import { encrypt, type TestSandbox } from '../testing/test-sandbox.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

export interface Answer {
  status: number;
  /** The token of the session that the call opened; empty if none. */
  session: string;
  body: Record<string, unknown>;
  setCookies: string[];
}

export interface Browser {
  /** Cookies by name. */
  readonly jar: Map<string, string>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, session?: string, headers?: object): Promise<Answer>;
  logIn(username: string, password?: string): Promise<string>;
  /** Logs in and has the device remembered. @returns the session's token */
  logInForADay(username: string, password?: string): Promise<string>;
  resume(): Promise<Answer>;
  /** Whether the session's token is valid. */
  isOpen(session: string): Promise<boolean>;
}

/** A browser with a cookie jar, for tests. Simultaneous calls send the same cookies. */
export function openBrowser(sandbox: TestSandbox, jar = new Map<string, string>()): Browser {
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const common = { platform: 'WEB', 'user-agent': CHROME, ...(cookie && { cookie }) };
    const answer = await sandbox.server.inject({
      method,
      url,
      headers: { ...common, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const setCookies = [answer.headers['set-cookie'] ?? []].flat();
    for (const text of setCookies) keep(jar, text);
    const body = JSON.parse(answer.body);
    return { status: answer.statusCode, session: String(body.value?.token ?? ''), body, setCookies };
  };
  const bearer = (session: string) => (session ? { authorization: `Bearer ${session}` } : {});
  const browser: Browser = {
    jar,
    call: (method, url, session = '', headers = {}) => send(method, url, { ...bearer(session), ...headers }),
    async logIn(username, password = 'Sandbox1!') {
      const payload = JSON.stringify({ username, password, type: 'username' });
      const jwe = await encrypt(sandbox.platform.key.publicJwk, payload);
      const { session } = await send('POST', '/wps/session/login', { 'content-type': 'application/jose' }, jwe);
      if (!session) throw new Error(`${username} could not log in.`);
      return session;
    },
    async logInForADay(username, password) {
      const session = await browser.logIn(username, password);
      const { status, body } = await browser.call('PUT', '/wps/session/device', session);
      if (status !== 200) throw new Error(`The device was not remembered: ${JSON.stringify(body)}`);
      return session;
    },
    resume: () => browser.call('POST', '/wps/session/device'),
    isOpen: async (session) => (await browser.call('GET', '/wps/member/info', session)).status === 200,
  };
  return browser;
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...rest] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (rest.includes('Max-Age=0')) jar.delete(name);
  else jar.set(name, value);
}
