import { Client, type ClientConfig } from 'pg';

/** Milliseconds before each attempt to connect again. */
const AGAIN_AFTER_MS = 500;

interface Listening {
  channel: string;
  receive(notice: string): void;
  /** Called after a lost connection, once notices arrive again: those in between are gone. */
  onGap(): void;
}

/**
 * Receives the notices of a channel over a connection of its own, as pooled ones receive none while they are idle. One that is lost
 * is replaced, for as long as it takes.
 * @returns ends it
 */
export async function keepListening(config: ClientConfig, listening: Listening): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const again = () => {
    client = null;
    if (!isOver) timer = setTimeout(() => void open().then(listening.onGap, () => undefined), AGAIN_AFTER_MS).unref();
  };
  const open = async () => {
    const opened = new Client(config);
    client = opened;
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload }) => listening.receive(payload ?? ''));
    // A connection that was never made ends too.
    opened.once('end', again);
    await opened.connect();
    await opened.query(`listen ${listening.channel}`);
  };
  const end = async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end();
  };
  try {
    await open();
  } catch (cause) {
    await end();
    throw cause;
  }
  return end;
}
