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
  let found = { key: '', size: 0, time: '' };
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
    const place = open.slice(1).join('/');
    open.pop();
    if (place === 'Contents/Key') found = { ...found, key: text };
    if (place === 'Contents/LastModified') found = { ...found, time: text };
    if (place === 'Contents/Size') found = { ...found, size: Number(text) };
    if (place === 'Contents') objects.push(found);
    if (place === 'CommonPrefixes/Prefix') folders.push(text);
    if (place === 'NextContinuationToken' && text !== '') next = text;
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { objects, folders, next };
}
