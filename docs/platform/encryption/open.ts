// Opens an encrypted payload: `node open.ts KEYS < PAYLOAD`, where KEYS is a file with the platform's private keys (a JSON Web
// Key Set). Prints the payload's JSON.
import { readFileSync } from 'node:fs';
import { compactDecrypt, importJWK, type JWK } from 'jose';

const [, , file = 'keys.json'] = process.argv;
const { keys }: { keys: JWK[] } = JSON.parse(readFileSync(file, 'utf8'));
const payload = readFileSync(0, 'utf8').trim();

const opened = await compactDecrypt(
  payload,
  async ({ kid, zip }) => {
    // A few bytes that are compressed can fill the memory.
    if (zip !== undefined) throw new Error('unreadable_payload');
    // Old keys stay for the pages that have them.
    const key = keys.find((one) => one.kid === kid);
    if (!key) throw new Error('unreadable_payload');
    return importJWK(key, 'ECDH-ES');
  },
  { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
);
process.stdout.write(`${new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)}\n`);
