import { SaxesParser } from 'saxes';
import type { FormFault, ReturnedFile, ReturnedText } from '../hand-over/hand-over.ts';

/** States of XLIFF 1.2 that still ask for a translator. */
const OPEN = /^(new|needs-.*)$/;

type Attributes = Readonly<Record<string, string>>;

/** What has been read so far. */
interface Reading {
  readonly texts: ReturnedText[];
  /** Notes of the file by who they are from. */
  readonly notes: Map<string, string>;
  tag: string;
  unit: { id: string; line: number; english: string; text: string; state: string } | undefined;
  /** The part of the unit that characters belong to. */
  into: 'english' | 'text' | undefined;
  note: string | undefined;
  /** Tools keep suggestions in a unit, which have a source and a target too. */
  isAlternative: boolean;
}

/** Reads XLIFF 1.2. The text of elements inside a source or a target, such as `<ph>`, is a part of it. */
export function readXliff(text: string): ReturnedFile | FormFault {
  const parser = new SaxesParser();
  const reading: Reading = {
    texts: [],
    notes: new Map(),
    tag: '',
    unit: undefined,
    into: undefined,
    note: undefined,
    isAlternative: false,
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => ON_OPEN[name]?.(reading, attributes, parser.line));
  parser.on('closetag', ({ name }) => ON_CLOSE[name]?.(reading));
  parser.on('text', (part) => add(reading, part));
  parser.on('cdata', (part) => add(reading, part));
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { line: parser.line, says: `cannot be read as XML: ${error.message}` };
  }
  const { texts, notes, tag } = reading;
  if (notes.size === 0 && texts.length === 0) return { line: 1, says: 'is not a hand-over in XLIFF 1.2' };
  return { language: notes.get('language') ?? tag, count: Number(notes.get('texts') ?? texts.length), texts };
}

const ON_OPEN: Readonly<Record<string, (reading: Reading, attributes: Attributes, line: number) => void>> = {
  file: (reading, attributes) => {
    reading.tag = attributes['target-language'] ?? '';
  },
  'trans-unit': (reading, attributes, line) => {
    reading.unit = { id: attributes['id'] ?? '', line, english: '', text: '', state: '' };
  },
  'alt-trans': (reading) => {
    reading.isAlternative = true;
  },
  source: (reading) => {
    if (!reading.isAlternative) reading.into = 'english';
  },
  target: (reading, attributes) => {
    if (reading.isAlternative || !reading.unit) return;
    reading.into = 'text';
    reading.unit.state = attributes['state'] ?? '';
  },
  note: (reading, attributes) => {
    if (!reading.unit) reading.note = attributes['from'] ?? '';
  },
};

const ON_CLOSE: Readonly<Record<string, (reading: Reading) => void>> = {
  'alt-trans': (reading) => {
    reading.isAlternative = false;
  },
  source: leavePart,
  target: leavePart,
  note: (reading) => {
    reading.note = undefined;
  },
  'trans-unit': (reading) => {
    if (!reading.unit) return;
    const { state, ...unit } = reading.unit;
    reading.texts.push({ ...unit, isDone: unit.text !== '' && !OPEN.test(state) });
    reading.unit = undefined;
  },
};

function leavePart(reading: Reading): void {
  reading.into = undefined;
}

function add({ unit, into, note, notes }: Reading, part: string): void {
  if (unit && into) unit[into] += part;
  else if (note !== undefined) notes.set(note, (notes.get(note) ?? '') + part);
}
