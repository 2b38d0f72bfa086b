import { SaxesParser } from 'saxes';

/** One page of a list of objects. */
export interface Listing {
  readonly objects: readonly StoredObject[];
  /** Folders with their trailing slash. */
  readonly folders: readonly string[];
  /** Token of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

export interface StoredObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last write, in ISO 8601. */
  readonly time: string;
}

/** Parses the answer of S3's ListObjectsV2. @throws for any other answer */
export function readListing(xml: string): Listing {
  const objects: StoredObject[] = [];
  const folders: string[] = [];
  let next: string | undefined;
  let object = { key: '', size: 0, time: '' };
  const open: string[] = [];
  const parser = new SaxesParser({ position: false });
  let text = '';
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const element = open.slice(1).join('/');
    open.pop();
    if (element === 'Contents/Key') object = { ...object, key: text };
    if (element === 'Contents/LastModified') object = { ...object, time: text };
    if (element === 'Contents/Size') object = { ...object, size: Number(text) };
    if (element === 'Contents') objects.push(object);
    if (element === 'CommonPrefixes/Prefix') folders.push(text);
    if (element === 'NextContinuationToken' && text !== '') next = text;
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { objects, folders, next };
}
