import { type KeyObject, sign, verify } from 'node:crypto';
import { digest } from '#cli/build/digest.ts';
import { hasShape, isListOf, isNumber, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { type ByteReader, readBytesOf } from './byte-reader.ts';
import { RefusedEntry } from './refused-entry.ts';

/** A file of an entry, with its path there. */
export interface SharedFile {
  readonly place: string;
  readonly bytes: Uint8Array;
}

/** Expected facts of an entry. */
export interface ExpectedEntry {
  /** Its name, which its signature covers, so that no entry stands for another. */
  readonly name: string;
  /** The public key that has to have signed it. */
  readonly signer: KeyObject;
  /** Whether a file may have this path. */
  readonly isPlace: (place: string) => boolean;
}

export interface Contents {
  readonly name: string;
  /** Files in the order of their bytes. */
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

/** Begins what is signed, so that no other signature of the same key holds here. */
const PURPOSE = 'brandgen: an entry of the shared cache, format 1\n';

const MOST_SIGNATURE_BYTES = 200;
const MOST_CONTENTS_BYTES = 1024 * 1024;

/** Some twenty times as much as an entry has. */
const MOST_BYTES = 256 * 1024 * 1024;

/** An entry as one object: a line with its signature, a line with its contents as JSON, and the bytes of its files one after another. */
export function signEntry(name: string, files: readonly SharedFile[], key: KeyObject): Buffer {
  const listed = files.map(({ place, bytes }) => ({ place, size: bytes.length, sha256: digest(bytes) }));
  return Buffer.concat([signContents({ name, files: listed }, key), ...files.map(({ bytes }) => bytes)]);
}

/** The two lines that an entry begins with. */
export function signContents(contents: Contents, key: KeyObject): Buffer {
  const text = JSON.stringify(contents);
  const signature = sign(null, Buffer.from(PURPOSE + text), key).toString('base64');
  return Buffer.from(`${signature}\n${text}\n`);
}

/**
 * Reads an entry, and no more of it than its signed contents say.
 * @throws RefusedEntry unless every byte is what its signer wrote
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
  // Other letters can stand for the same bytes.
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
