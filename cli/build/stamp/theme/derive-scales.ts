/** Steps of space in pixels. */
const SPACE = { 1: 2, 2: 4, 3: 8, 4: 12, 5: 16, 6: 20, 7: 28, 8: 40 } as const;

/** Steps of type in rem. Figures and displays shrink in a narrow window, where large text would break words. */
const TYPE = {
  fine: 0.75,
  note: 0.8125,
  small: 0.875,
  body: 0.9375,
  lead: 1,
  head: 1.1875,
  title: 1.5,
} as const;
const FIGURE = { most: 2.25, width: 10 };
const DISPLAY = { most: 3.25, width: 13 };

type Scale<Step extends string | number> = Readonly<Record<Step, string>>;

/** The theme's distances in whole pixels. @param density factor for all steps */
export function deriveSpace(density: string): Scale<keyof typeof SPACE> {
  const step = (pixels: number) => `${Math.max(1, Math.round(pixels * Number(density)))}px`;
  return {
    1: step(SPACE[1]),
    2: step(SPACE[2]),
    3: step(SPACE[3]),
    4: step(SPACE[4]),
    5: step(SPACE[5]),
    6: step(SPACE[6]),
    7: step(SPACE[7]),
    8: step(SPACE[8]),
  };
}

/** The theme's text sizes. @param size factor for all steps */
export function deriveType(size: string): Scale<keyof typeof TYPE | 'figure' | 'display'> {
  const rem = (value: number) => `${Number((value * Number(size)).toFixed(4))}rem`;
  const upTo = ({ most, width }: { most: number; width: number }) => `min(${rem(most)}, ${width}vw)`;
  return {
    fine: rem(TYPE.fine),
    note: rem(TYPE.note),
    small: rem(TYPE.small),
    body: rem(TYPE.body),
    lead: rem(TYPE.lead),
    head: rem(TYPE.head),
    title: rem(TYPE.title),
    figure: upTo(FIGURE),
    display: upTo(DISPLAY),
  };
}
