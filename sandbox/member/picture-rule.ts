import type { FieldProblem } from './registration-rules.ts';

const MAX_PICTURE_BYTES = 5_242_880;
const SIGNATURES = ['ffd8ff', '89504e470d0a1a0a'];

/** The rule that a picture breaks. Its format is read from its first bytes, not from the data URL. */
export function brokenPictureRule(dataUrl: string): FieldProblem['rule'] | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const head = bytes.toString('hex', 0, 8);
  if (!SIGNATURES.some((signature) => head.startsWith(signature))) return 'pattern';
  return bytes.length > MAX_PICTURE_BYTES ? 'length' : undefined;
}
