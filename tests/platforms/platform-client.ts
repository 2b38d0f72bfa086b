import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { faultOf } from './contract.ts';

/** What can be sent with a call. `sealed` is encrypted under the platform's current key. */
export interface Sent {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly sealed?: object;
  /** An encrypted payload as it is. */
  readonly jose?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The fields of answers that tests read. */
interface Value {
  readonly token: string;
  readonly url: string;
  readonly balance: number;
  readonly issue: string;
  readonly nextIssue: string;
  readonly state: 'open' | 'closed';
  readonly keys: readonly JWK[];
  readonly bets: readonly { readonly betId: number }[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly success: boolean;
    readonly errorCode?: string;
    readonly value?: Partial<Value>;
    readonly captchaId?: string;
  };
  /** What is wrong with the answer by the contract, or an empty text. */
  readonly fault: string;
}

/** Sends calls as a site does, and compares each answer with the contract. */
export class PlatformClient {
  token: string | undefined;

  constructor(private readonly address: string) {}

  /** @param call method and path, such as `GET /wps/system/status` */
  async send(call: string, sent: Sent = {}): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const url = new URL(path, this.address);
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value));
    const content = await this.contentOf(sent);
    const response = await fetch(url, {
      method,
      headers: {
        platform: 'WEB',
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(content && { 'content-type': content.type }),
        ...sent.headers,
      },
      ...(content && { body: content.text }),
    });
    const body: Answer['body'] = JSON.parse(await response.text());
    const { status, headers } = response;
    return { status, headers, body, fault: faultOf(method, path, status, body.errorCode, body) };
  }

  /** Opens a session, which later calls have. @returns the answer */
  async logIn(username: string, password = 'Demo-2026!', more: object = {}): Promise<Answer> {
    const answer = await this.send('POST /wps/session/login', {
      sealed: { username, password, type: 'username', ...more },
    });
    this.token = answer.body.value?.token ?? this.token;
    return answer;
  }

  /** An encrypted payload under the current key. */
  async seal(payload: object, change: object = {}): Promise<string> {
    const { body } = await this.send('GET /wps/system/keys');
    const [key] = body.value?.keys ?? [];
    if (!key?.kid) throw new Error('The platform has no key.');
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...change };
    const text = new TextEncoder().encode(JSON.stringify(payload));
    return new CompactEncrypt(text).setProtectedHeader(header).encrypt(await importJWK(key, 'ECDH-ES'));
  }

  private async contentOf({ json, form, sealed, jose }: Sent): Promise<{ type: string; text: string } | undefined> {
    if (json) return { type: 'application/json', text: JSON.stringify(json) };
    if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
    if (sealed) return { type: 'application/jose', text: await this.seal(sealed) };
    return jose === undefined ? undefined : { type: 'application/jose', text: jose };
  }
}

/** The draw of a game that takes bets. */
export async function openIssue(client: PlatformClient, gameCode: string): Promise<string> {
  const { body } = await client.send('GET /lgw/games/issue', { query: { gameCode } });
  const { state, issue = '', nextIssue = '' } = body.value ?? {};
  return state === 'open' ? issue : nextIssue;
}
