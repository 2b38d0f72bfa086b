import type { LiveMessage } from '#schemas/generated/platform.ts';

/** For tests: replaces the browser's WebSocket and plays the platform at the other end. */
export class FakeSocket extends EventTarget {
  /** Every socket that was opened, the latest last. */
  static readonly opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('No socket has been opened.');
    return socket;
  }

  readyState = 0;
  binaryType = 'blob';
  readonly sent: unknown[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The platform accepts the connection. */
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  deliver(message: LiveMessage | object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The network drops the connection. */
  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
}
