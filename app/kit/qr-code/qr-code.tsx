import { useId, useMemo } from 'react';
import { encode } from 'uqr';
import { code } from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

/** Empty modules that the standard requires around a code. */
const QUIET = 4;

interface QrCodeProps {
  /** The encoded text: usually an address. */
  text: string;
  /** Names the destination of the code. Always show the same as a link or text beside it. */
  title: string;
}

/** A text as a QR code. Load it lazily, to keep the encoder out of the first load. */
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
