import { RefusedEntry } from './refused-entry.ts';

/** Reads bytes in order, only as many as requested. Calls throw a RefusedEntry if the stream ends early. */
export interface ByteReader {
  /** Bytes up to the next line feed, exclusive. @param most maximum number of bytes */
  line(most: number): Promise<Buffer>;
  take(size: number): Promise<Buffer>;
  isAtEnd(): Promise<boolean>;
}

/** Runs work that reads from a stream, then closes the stream. */
export async function readBytesOf<Result>(
  chunks: AsyncIterable<Uint8Array>,
  work: (reader: ByteReader) => Promise<Result>,
): Promise<Result> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    return await work(readerOf(source));
  } finally {
    await source.return?.();
  }
}

function readerOf(source: AsyncIterator<Uint8Array>): ByteReader {
  let held: Buffer = Buffer.alloc(0);
  /** Waits until there are enough bytes. @param isEnough receives the total size and the latest bytes */
  const gather = async (isEnough: (size: number, latest: Buffer) => boolean) => {
    const pieces = [held];
    let [size, latest] = [held.length, held];
    while (!isEnough(size, latest)) {
      const { done, value } = await source.next();
      if (done === true) throw new RefusedEntry('it ends too early');
      latest = Buffer.from(value);
      pieces.push(latest);
      size += latest.length;
    }
    held = Buffer.concat(pieces);
  };
  const cut = (size: number) => {
    const bytes = held.subarray(0, size);
    held = held.subarray(size);
    return bytes;
  };
  return {
    async line(most) {
      await gather((size, latest) => size > most || latest.includes('\n'));
      const end = held.indexOf('\n');
      if (end < 0 || end > most) throw new RefusedEntry('it begins with something else');
      return cut(end + 1).subarray(0, end);
    },
    async take(size) {
      if (held.length < size) await gather((length) => length >= size);
      return cut(size);
    },
    async isAtEnd() {
      if (held.length > 0) return false;
      for (;;) {
        const { done, value } = await source.next();
        if (done === true) return true;
        if (value.length > 0) return false;
      }
    },
  };
}
