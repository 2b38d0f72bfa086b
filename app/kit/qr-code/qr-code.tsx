import { useId, useMemo } from 'react';
import { encode } from 'uqr';
import { code } from './qr-code.css.ts';

interface Run {
  from: number;
  length: number;
}

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

/** The dark modules of a code, row by row, as an SVG path in units of one module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) =>
      runsOf(row)
        .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

/** Adjacent dark modules are drawn as one, so that no hairline shows between them. */
function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
