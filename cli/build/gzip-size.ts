import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Size in bytes after gzip, computed in another thread. */
export async function gzipSize(bytes: string | Uint8Array): Promise<number> {
  return (await compress(bytes, { level: 9 })).length;
}
