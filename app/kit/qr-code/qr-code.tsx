import { useId, useMemo } from 'react';
import { encode } from 'uqr';
import { code } from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

/** Empty modules that the standard wants around a code. */
const QUIET = 4;

interface QrCodeProps {
  /** What a camera reads: mostly an address. */
  text: string;
  /** Says what the code leads to. The same has to stand beside it as a link or text. */
  title: string;
}

/** A text as a QR code. Load it lazily: the encoder is no part of a first page. */
export function QrCode({ text, title }: QrCodeProps) {
  const id = useId();
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text]);
  const edge = size + 2 * QUIET;
  return (
    <svg
      className={code}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      role="img"
      aria-labelledby={id}
      shapeRendering="crispEdges"
    >
      <title id={id}>{title}</title>
      <path d={qrPath(data)} />
    </svg>
  );
}
