import crypto, { type BinaryLike } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
const kept = new Map<string, Buffer>();

/**
 * Caches hashes of passwords for all files of a worker: tests log in to seeded accounts thousands of times, and each
 * hash takes a thirtieth of a second.
 */
function remembered(password: BinaryLike, salt: BinaryLike, length: number, done: Done): void {
  const name = JSON.stringify([String(password), String(salt), length]);
  const key = kept.get(name);
  if (key) {
    setImmediate(done, null, Buffer.from(key));
    return;
  }
  scrypt(password, salt, length, (error, made) => {
    if (!error) kept.set(name, Buffer.from(made));
    done(error, made);
  });
}

// An earlier file of the worker may have put it in already.
if (scrypt.name !== remembered.name) {
  Object.assign(crypto, { scrypt: remembered });
  syncBuiltinESMExports();
}
