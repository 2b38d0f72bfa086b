import type { LiveMessage } from '#schemas/generated/platform.ts';

/** Replaces the browser's WebSocket. The test plays the platform. */
export class FakeSocket extends EventTarget {
  /** All sockets in the order of opening. */
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

  /** Accepts the connection as the platform does. */
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  deliver(message: LiveMessage | object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Drops the connection as the network does. */
  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
}
