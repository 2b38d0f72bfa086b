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

interface Run {
  from: number;
  length: number;
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
