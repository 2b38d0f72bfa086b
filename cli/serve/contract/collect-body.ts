import { Transform } from 'node:stream';

/** In bytes. Larger answers are forwarded without a check. */
const MOST = 5 * 1024 * 1024;

/** Forwards a body unchanged, and passes it on as text when it is complete. */
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
