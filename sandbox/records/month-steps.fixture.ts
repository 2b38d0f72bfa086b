import type { Reply, TestSandbox } from '../testing/test-sandbox.ts';

/** A member's steps, as the session of a day sends them. */
export interface DaySteps {
  day: number;
  account: string;
  /** @throws unless the sandbox accepts it */
  send(path: string, request: { json?: object; secret?: object }): Promise<Reply>;
  read(path: string): Promise<Reply>;
  sandbox: TestSandbox;
}

/** The steps of a new session. */
export async function stepsOf(sandbox: TestSandbox, account: string, day: number): Promise<DaySteps> {
  const token = await sandbox.login(account);
  return {
    ...{ day, account, sandbox },
    read: (path) => sandbox.call('GET', path, { token }),
    send: async (path, request) => {
      const reply = await sandbox.call('POST', path, { token, ...request });
      if (reply.status !== 200) throw new Error(`${path} on day ${day}: ${reply.text}`);
      return reply;
    },
  };
}
