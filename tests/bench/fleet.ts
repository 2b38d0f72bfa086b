import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The white-label flags and log-in methods of a brand: eight kinds, from everything off to everything on. */
const KINDS = [
  { flags: {}, agents: false, closed: true },
  { flags: { USERNAMEREG3: true }, agents: false, closed: false },
  { flags: { FREEPAY3: true }, agents: false, closed: true },
  { flags: { USERNAMEREG3: true, FREEPAY3: true }, agents: false, closed: false },
  { flags: {}, agents: true, closed: true },
  { flags: { USERNAMEREG3: true, PTSYS3: true }, agents: true, closed: false },
  { flags: { FREEPAY3: true, AGENTPOLICY3: true }, agents: true, closed: true },
  { flags: { USERNAMEREG3: true, FREEPAY3: true, MANDATORYKYC3: true }, agents: true, closed: false },
] as const;

const THEMES = ['aurora', 'lotus', 'mini'] as const;
const LANGUAGES = [['EN'], ['EN', 'TY'], ['VN', 'EN'], ['EN', 'VN', 'TY']] as const;

/** Id of a brand of the fleet, by its number. */
export function fleetBrand(number: number): string {
  return `brand-${String(number).padStart(4, '0')}`;
}

/** Writes a workspace of brands that differ in features, theme, tokens, languages and mark. */
export function writeFleet(workspace: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const folder = path.join(workspace, 'brands', fleetBrand(number));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(brandConfig(number), null, 2));
    writeFileSync(path.join(folder, 'mark.svg'), mark(number));
  }
}

/** @param radius of the cards, in pixels: the token that every brand sets */
export function brandConfig(number: number, radius = 4 + (number % 20)): object {
  const id = fleetBrand(number);
  const { flags, agents, closed } = pick(KINDS, number);
  const offered = pick(LANGUAGES, Math.floor(number / KINDS.length));
  const line = `#${(0x10_10_10 + number * 37).toString(16).padStart(6, '0')}`;
  return {
    id,
    name: `Brand ${number}`,
    merchant: `fleet${number}`,
    site: { domains: [`${id}.example`] },
    flags,
    legal: { minimumAge: 21 },
    currency: 'USD',
    languages: { default: offered[0], offered },
    theme: {
      name: pick(THEMES, number),
      tokens: { light: { line }, dark: { line }, radius: { card: `${radius}px` } },
    },
    registration: { closed },
    agents,
    artwork: { mark: 'mark.svg' },
  };
}

function pick<Value>(list: readonly [Value, ...Value[]] | readonly Value[], at: number): Value {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
}

function mark(number: number): string {
  const hue = (number * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="14" fill="hsl(${hue} 60% 30%)"/>
<path d="M12 52 L32 ${8 + (number % 12)} L52 52 Z" fill="hsl(${hue} 80% 85%)"/>
</svg>
`;
}
