import type { FieldProblem } from './registration-rules.ts';

const MAX_PICTURE_BYTES = 5_242_880;
const SIGNATURES = ['ffd8ff', '89504e470d0a1a0a'];

/** Which rule a picture breaks. It is known by its first bytes, whatever the data URL says. */
export function brokenPictureRule(dataUrl: string): FieldProblem['rule'] | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const head = bytes.toString('hex', 0, 8);
  if (!SIGNATURES.some((signature) => head.startsWith(signature))) return 'pattern';
  return bytes.length > MAX_PICTURE_BYTES ? 'length' : undefined;
}
