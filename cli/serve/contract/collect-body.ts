import { Transform } from 'node:stream';

/** Larger answers are passed on unread. In bytes. */
const MOST = 5 * 1024 * 1024;

/** Passes a body on unchanged, and hands it over as text when it has ended. */
export function collectBody(onText: (text: string) => void): Transform {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= MOST) chunks.push(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (size <= MOST) onText(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}
