import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEncryptionKey } from '../process/encryption-key.ts';
import { encrypt, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { readPayload } from './read-payload.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const send = (text: string) =>
  sandbox.call('POST', '/wps/session/login', { text, headers: { 'content-type': 'application/jose' } });

test('a payload under a key that is not the current one is refused', async () => {
  const stranger = await createEncryptionKey();
  const jwe = await encrypt(stranger.publicJwk, '{"username":"player1","password":"Sandbox1!","type":"username"}');
  expect(await send(jwe)).toMatchObject({ status: 400, body: { errorCode: 'unreadable_payload' } });
});

// @proves 8.3, 7.2
test('a plaintext payload is refused', async () => {
  const json = { username: 'player1', password: 'Sandbox1!', type: 'username' };
  expect((await sandbox.call('POST', '/wps/session/login', { json })).status).toBe(415);
});

test('a payload that breaks its schema is refused with the path of the error', async () => {
  const answer = await sandbox.call('POST', '/wps/session/login', {
    secret: { username: 'player1', type: 'username' },
  });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('password') } });
});

test('the schema of a payload is compiled for the first one only', async () => {
  const key = await createEncryptionKey();
  const jwe = await encrypt(key.publicJwk, '{"username":"player1","password":"Sandbox1!","type":"username"}');
  await readPayload(key, jwe, 'LoginPayload');
  // Ajv compiles a schema with the constructor `Function`.
  const compile = vi.spyOn(globalThis, 'Function');
  await readPayload(key, jwe, 'LoginPayload');
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});

// @proves 8.3
test('no encrypted payload can crash the platform', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const login = fc.record({ username: text, password: text, type: fc.constantFrom('username', 'sms'), captcha: text });
  const registration = fc.record({
    username: text,
    password: text,
    confirmPassword: text,
    birthday: text,
    email: text,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(login, registration, fc.jsonValue()), async (secret) => {
      const answers = [
        await sandbox.call('POST', '/wps/session/login', { secret }),
        await sandbox.call('PUT', '/wps/member/register', {
          secret: typeof secret === 'object' ? { registerMethod: 'WEB', ...secret } : secret,
        }),
      ];
      for (const { status } of answers) expect([400, 401, 403, 422, 429]).toContain(status);
    }),
    { numRuns: 40 },
  );
  expect(sandbox.reports).toEqual([]);
});
