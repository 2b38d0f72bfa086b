import { pictureSize } from './picture-size.ts';
import type { FieldProblem } from './registration-rules.ts';

const MAX_PICTURE_BYTES = 5_242_880;

/** Pixels of a side. A few thousand bytes can say that they are a picture that fills a reviewer's memory. */
const LONGEST_SIDE = 16_384;

/** The rule that a picture breaks. Its format is read from its bytes, not from the data URL. */
export function brokenPictureRule(dataUrl: string): FieldProblem['rule'] | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_PICTURE_BYTES) return 'length';
  const size = pictureSize(bytes);
  if (!size || Math.min(size.width, size.height) < 1) return 'pattern';
  return Math.max(size.width, size.height) > LONGEST_SIDE ? 'length' : undefined;
}
