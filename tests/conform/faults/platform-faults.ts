import type { PlantedFault } from './fault.ts';
import { answering, at, by, done, inNameOf, inPlaceOf, inValue, json, withHeaders } from './ways.ts';

const INFO = '/wps/member/info';
const STATUS = '/wps/system/status';
const LOGIN = '/wps/session/login';
const OTHER = 'bayani11';

/** The cookies of an answer, changed. */
function cookies(change: (cookie: string) => string) {
  return withHeaders((headers) => {
    const written = headers.getSetCookie().map(change);
    headers.delete('set-cookie');
    for (const cookie of written) headers.append('set-cookie', cookie);
  });
}

/** Mistakes of the server, of origins, and of sessions. */
export const PLATFORM_FAULTS: readonly PlantedFault[] = [
  {
    what: 'an unknown address is a page',
    rule: 'unknown-address-is-refused',
    behave: at(['/wps/conform', '/lgw/conform'], async () => new Response('<h1>Not found</h1>', { status: 404 })),
  },
  {
    what: 'an unknown address is the start page',
    rule: 'unknown-address-is-refused',
    behave: at('/wps/relay/CONFORM', async (_call, pass) => done(pass)),
  },
  {
    what: 'any method reads',
    rule: 'other-method-is-refused',
    behave: by('PATCH', INFO, async (_call, pass) => done(pass)),
  },
  {
    what: 'the status tells seconds',
    rule: 'clocks-agree',
    behave: at(
      STATUS,
      inValue((value) => ({ ...value, serverTime: Math.floor(Number(value['serverTime']) / 1000) })),
    ),
  },
  {
    what: 'two machines have two clocks',
    rule: 'clocks-agree',
    behave: at(
      STATUS,
      withHeaders((headers) => headers.set('date', new Date(0).toUTCString())),
    ),
  },
  {
    what: 'the private half is published',
    rule: 'keys-are-public-halves',
    behave: at(
      '/wps/system/keys',
      inValue((value) => {
        const keys: readonly unknown[] = Array.isArray(value['keys']) ? value['keys'] : [];
        return { ...value, keys: keys.map((key) => ({ ...Object(key), d: 'private' })) };
      }),
    ),
  },
  {
    what: 'a body may have any size',
    rule: 'huge-body-is-refused',
    behave: at('/wps/member/language', async (call, pass) =>
      (call.body?.length ?? 0) > 1e6 ? done(() => pass({ body: '{"lang":"EN"}' })) : pass(),
    ),
  },
  {
    what: 'scripts can read the device’s token',
    rule: 'device-cookie-is-guarded',
    behave: cookies((cookie) => cookie.replace(/; HttpOnly/i, '')),
  },
  {
    what: 'other sites send the device’s token',
    rule: 'device-cookie-is-guarded',
    behave: cookies((cookie) => cookie.replace(/SameSite=Strict/i, 'SameSite=None')),
  },
  {
    what: 'the device’s token travels in the open',
    rule: 'device-cookie-is-guarded',
    behave: cookies((cookie) => cookie.replace(/; Secure/i, '')),
  },
  {
    what: 'every site may read',
    rule: 'stranger-cannot-read',
    behave: withHeaders((headers) => headers.set('access-control-allow-origin', '*')),
  },
  {
    what: 'the caller’s origin is repeated unseen',
    rule: 'stranger-cannot-read',
    behave: withHeaders((headers, call) => headers.set('access-control-allow-origin', call.headers['origin'] ?? '')),
  },
  {
    what: 'sites cannot read the clock',
    rule: 'own-site-can-read',
    behave: withHeaders((headers) => headers.delete('access-control-expose-headers')),
  },
  {
    what: 'caches mix origins up',
    rule: 'own-site-can-read',
    behave: withHeaders((headers) => headers.delete('vary')),
  },
  {
    what: 'a header of every call is not allowed',
    rule: 'own-site-can-call',
    behave: withHeaders((headers) => headers.set('access-control-allow-headers', 'authorization, content-type')),
  },
  {
    what: 'a log-in leaves other sessions open',
    rule: 'log-in-ends-other-session',
    behave: at(INFO, async (_call, pass) => {
      const response = await pass();
      return response.status === 401 ? json({ success: true }, response, 200) : response;
    }),
  },
  {
    what: 'it is not told why a session ended',
    rule: 'log-in-ends-other-session',
    behave: at(
      INFO,
      answering((body) => ({ ...body, errorCode: 'not_logged_in' }), 401),
    ),
  },
  {
    what: 'a log-out only tells the browser',
    rule: 'log-out-ends-session',
    behave: at('/wps/session/logout', async (call, pass) =>
      done(() => pass({ method: 'GET', address: INFO, headers: call.headers })),
    ),
  },
  {
    what: 'tokens are counted',
    rule: 'tokens-cannot-be-guessed',
    behave: at(
      LOGIN,
      inValue((value) => ({ ...value, token: '1042' })),
    ),
  },
  {
    what: 'the answer is about the last one who logged in',
    rule: 'log-in-says-who',
    behave: by('GET', INFO, inNameOf(OTHER)),
  },
  {
    what: 'a log-in says that there is no such name',
    rule: 'wrong-log-in-tells-nothing',
    behave: at(
      LOGIN,
      (() => {
        let count = 0;
        const next = () => {
          count += 1;
          return count;
        };
        return answering((body) => ({ ...body, message: `Attempt ${next()} failed.` }), 401);
      })(),
    ),
  },
  {
    what: 'an unknown name has a code of its own',
    rule: 'wrong-log-in-tells-nothing',
    behave: at(
      LOGIN,
      answering((body) => ({ ...body, errorCode: 'member_unknown' }), 401),
    ),
  },
  {
    what: 'passwords may be guessed for ever',
    rule: 'guesses-are-limited',
    behave: at(LOGIN, async (_call, pass) => {
      const response = await pass();
      return response.ok
        ? response
        : json({ success: false, message: 'Wrong.', errorCode: 'invalid_credentials' }, response, 401);
    }),
  },
  {
    what: 'emails may be guessed for ever',
    rule: 'reset-guesses-are-limited',
    behave: at(
      '/wps/member/password/email',
      inPlaceOf(429, () => ({
        status: 404,
        body: { success: false, message: 'Unknown.', errorCode: 'member_unknown' },
      })),
    ),
  },
];
