import { type KeyObject, sign, verify } from 'node:crypto';
import { digest } from '#cli/build/digest.ts';
import { hasShape, isListOf, isNumber, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { type ByteReader, readBytesOf } from './byte-reader.ts';
import { RefusedEntry } from './refused-entry.ts';

/** A file of an entry with its path there. */
export interface SharedFile {
  readonly place: string;
  readonly bytes: Uint8Array;
}

/** Requirements for an entry. */
export interface ExpectedEntry {
  /** Name of the entry. The signature covers it, so that no entry can replace another. */
  readonly name: string;
  /** Public key that must have signed it. */
  readonly signer: KeyObject;
  /** Whether a file may have this path. */
  readonly isPlace: (filePath: string) => boolean;
}

export interface Contents {
  readonly name: string;
  /** Files in the order of their bytes in the entry. */
  readonly files: readonly ListedFile[];
}

interface ListedFile {
  readonly place: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

const isContents = hasShape<Contents>({
  name: isText,
  files: isListOf(hasShape<ListedFile>({ place: isText, size: isNumber, sha256: isText })),
});

/** Prefix of the signed text, so that a signature for another purpose is invalid here. */
const PURPOSE = 'brandgen: an entry of the shared cache, format 1\n';

const MOST_SIGNATURE_BYTES = 200;
const MOST_CONTENTS_BYTES = 1024 * 1024;

/** About twenty times the size of an entry. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Encodes an entry: a line with the signature, a line with the contents as JSON, and the bytes of all files. */
export function signEntry(name: string, files: readonly SharedFile[], key: KeyObject): Buffer {
  const listed = files.map(({ place, bytes }) => ({ place, size: bytes.length, sha256: digest(bytes) }));
  return Buffer.concat([signContents({ name, files: listed }, key), ...files.map(({ bytes }) => bytes)]);
}

/** The first two lines of an entry. */
export function signContents(contents: Contents, key: KeyObject): Buffer {
  const text = JSON.stringify(contents);
  const signature = sign(null, Buffer.from(PURPOSE + text), key).toString('base64');
  return Buffer.from(`${signature}\n${text}\n`);
}

/**
 * Reads an entry, up to the length that its signed contents state. @throws RefusedEntry unless every byte is as it was
 * signed
 */
export async function readEntry(chunks: AsyncIterable<Uint8Array>, expected: ExpectedEntry): Promise<SharedFile[]> {
  return readBytesOf(chunks, async (reader) => {
    const listed = await readContents(reader, expected);
    const files: SharedFile[] = [];
    for (const { place, size, sha256 } of listed) {
      const bytes = await reader.take(size);
      if (digest(bytes) !== sha256) throw new RefusedEntry(`the bytes of ${place} are not those that were signed`);
      files.push({ place, bytes });
    }
    if (!(await reader.isAtEnd())) throw new RefusedEntry('it is longer than what was signed');
    return files;
  });
}

/** Reads only the contents of an entry. @throws RefusedEntry unless they are signed */
export async function readSigned(chunks: AsyncIterable<Uint8Array>, expected: ExpectedEntry): Promise<void> {
  await readBytesOf(chunks, (reader) => readContents(reader, expected));
}

async function readContents(
  reader: ByteReader,
  { name, signer, isPlace }: ExpectedEntry,
): Promise<readonly ListedFile[]> {
  const signature = (await reader.line(MOST_SIGNATURE_BYTES)).toString('latin1');
  const text = await reader.line(MOST_CONTENTS_BYTES);
  const signed = Buffer.concat([Buffer.from(PURPOSE), text]);
  const value = Buffer.from(signature, 'base64');
  // Base64 can encode the same bytes in several ways; accept one.
  const isExact = value.toString('base64') === signature;
  if (!isExact || !verify(null, signed, signer, value)) throw new RefusedEntry('its signature is wrong');
  const contents = parse(text.toString('utf8'));
  if (contents.name !== name) throw new RefusedEntry('it was signed under another name');
  const { files } = contents;
  const odd = files.find(({ place }) => !isPlace(place));
  if (odd) throw new RefusedEntry(`it has a file ${JSON.stringify(odd.place)}`);
  if (new Set(files.map(({ place }) => place)).size < files.length) throw new RefusedEntry('it has a file twice');
  const isSize = (size: number) => Number.isSafeInteger(size) && size >= 0;
  const isWithin =
    files.every(({ size }) => isSize(size)) && files.reduce((sum, { size }) => sum + size, 0) <= MOST_BYTES;
  if (!isWithin) throw new RefusedEntry('its sizes are wrong');
  return files;
}

function parse(text: string): Contents {
  try {
    return parseJson(text, isContents, 'The entry');
  } catch {
    throw new RefusedEntry('its contents cannot be read');
  }
}
