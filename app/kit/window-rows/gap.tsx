import type { ManyRowsProps } from './many-rows-props.ts';
import { gap, gapCell } from './window-rows.css.ts';

interface GapProps extends Pick<ManyRowsProps<never>, 'Body'> {
  /** Height in pixels. */
  height: number;
}

/** Takes the place of rows that are not drawn. */
export function Gap({ Body, height }: GapProps) {
  if (Body === 'ul') return <li className={gap} style={{ height }} aria-hidden="true" />;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing.
    <tr className={gap} style={{ height }} aria-hidden="true">
      <td className={gapCell} />
    </tr>
  );
}
