import type { NaiveFigures } from './naive-loop.ts';
import type { TemplateFigures } from './template-build.ts';

/** Costs of fleets, and of the naive loop and of a bare template that they are measured against in the same run. */
export interface FleetFigures extends NaiveFigures, TemplateFigures {
  fleet1Seconds: number;
  fleet100Seconds: number;
  fleet1000Seconds: number;
  /** Ratio of the naive loop's time to that of a fleet of 100, compile included. */
  ratio100: number;
  marginalMs: number;
  /** Of the second build after the one that wrote the sites. */
  noChangeCpuSeconds: number;
  tokenChangeSeconds: number;
  tokenChangeJsBytes: number;
  rss1Mb: number;
  rss1000Mb: number;
  /** With `--scale` alone. */
  fleet4000Seconds?: number;
  rss4000Mb?: number;
}

/** A line of the table: a figure, its goal, and the same figure of the naive loop and of Vite's template `react-ts`. */
export interface Bar {
  says: string;
  holds: (figures: FleetFigures) => boolean;
  figure: (figures: FleetFigures) => string;
  anchor: (figures: FleetFigures) => string;
  template: (figures: FleetFigures) => string;
}

/** The figure of a row that this run left out. */
export const NOT_MEASURED = 'not measured';

/** Share of one naive build, by the clock, that a further brand of a fleet may take. */
const MOST_OF_A_BUILD = 0.003;

/** Share of one naive build's processor time: 0.7 of 12 seconds. */
const MOST_OF_ITS_CPU = 0.06;

const seconds = (value: number) => `${value.toFixed(2)} s`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
const marginalShare = ({ marginalMs, naiveSecondsPerBrand }: FleetFigures) => marginalMs / 1000 / naiveSecondsPerBrand;
const noChangeShare = ({ noChangeCpuSeconds, naiveCpuSeconds }: FleetFigures) => noChangeCpuSeconds / naiveCpuSeconds;

export const FLEET_BARS: readonly Bar[] = [
  {
    says: '100 brands at least 60 times faster than the loop',
    holds: ({ ratio100 }) => ratio100 >= 60,
    figure: ({ fleet100Seconds, ratio100 }) => `${seconds(fleet100Seconds)}, ${ratio100.toFixed(0)} ×`,
    anchor: ({ naiveSecondsPerBrand }) => seconds(naiveSecondsPerBrand * 100),
    template: ({ templateSecondsPerBrand }) => seconds(templateSecondsPerBrand * 100),
  },
  {
    says: 'one brand more in at most 0.3 % of a naive build',
    holds: (figures) => marginalShare(figures) <= MOST_OF_A_BUILD,
    figure: (figures) => `${figures.marginalMs.toFixed(0)} ms, ${percent(marginalShare(figures))}`,
    anchor: ({ naiveSecondsPerBrand }) => seconds(naiveSecondsPerBrand),
    template: ({ templateSecondsPerBrand }) => seconds(templateSecondsPerBrand),
  },
  {
    says: '100 brands without a change in at most 6 % of the processor time of a naive build',
    holds: (figures) => noChangeShare(figures) <= MOST_OF_ITS_CPU,
    figure: (figures) => `${seconds(figures.noChangeCpuSeconds)}, ${percent(noChangeShare(figures))}`,
    anchor: ({ naiveCpuSeconds }) => seconds(naiveCpuSeconds),
    template: ({ templateCpuSeconds }) => seconds(templateCpuSeconds),
  },
  {
    says: '1,000 brands at most 8 times as long as 100',
    holds: ({ fleet1000Seconds, fleet100Seconds }) => fleet1000Seconds / fleet100Seconds <= 8,
    figure: ({ fleet1000Seconds }) => seconds(fleet1000Seconds),
    anchor: ({ naiveSecondsPerBrand }) => seconds(naiveSecondsPerBrand * 1000),
    template: ({ templateSecondsPerBrand }) => seconds(templateSecondsPerBrand * 1000),
  },
  {
    says: '1,000 brands in at most twice the memory of one',
    holds: ({ rss1Mb, rss1000Mb }) => rss1000Mb <= 2 * rss1Mb,
    figure: ({ rss1000Mb }) => megabytes(rss1000Mb),
    anchor: ({ naiveMb }) => megabytes(naiveMb),
    template: ({ templateMb }) => megabytes(templateMb),
  },
  {
    says: '4,000 brands at most 4.4 times as long as 1,000, in at most 1.3 times the memory (`--scale`)',
    holds: ({ fleet1000Seconds, fleet4000Seconds = 0, rss1000Mb, rss4000Mb = 0 }) =>
      fleet4000Seconds <= 4.4 * fleet1000Seconds && rss4000Mb <= 1.3 * rss1000Mb,
    figure: ({ fleet4000Seconds, rss4000Mb = 0 }) =>
      fleet4000Seconds === undefined ? NOT_MEASURED : `${seconds(fleet4000Seconds)}, ${megabytes(rss4000Mb)}`,
    anchor: ({ naiveSecondsPerBrand, naiveMb }) => `${seconds(naiveSecondsPerBrand * 4000)}, ${megabytes(naiveMb)}`,
    template: ({ templateSecondsPerBrand, templateMb }) =>
      `${seconds(templateSecondsPerBrand * 4000)}, ${megabytes(templateMb)}`,
  },
];
