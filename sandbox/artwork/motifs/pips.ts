/** Positions of the dots on a die or tile for 1 to 9, as x and y from 0 to 1. */
const ROWS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
};

export function pipPlaces(value: number): readonly (readonly [number, number])[] {
  const row = ROWS[value];
  if (row) return row;
  if (value === 5) return [...pipPlaces(4), ...pipPlaces(1)];
  const columns = value > 6 ? [0.22, 0.5, 0.78] : [0.28, 0.72];
  const grid = [0.22, 0.5, 0.78].flatMap((y) => columns.map((x): readonly [number, number] => [x, y]));
  if (value === 7) return grid.filter(([x, y]) => x !== 0.5 || y === 0.5);
  return value === 8 ? grid.filter(([x, y]) => x !== 0.5 || y !== 0.5) : grid;
}
