import { circlePath, points, sparkle } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const BOWLS: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#8f1420', '#3d0610'],
  green: ['#0f6b44', '#04301f'],
  blue: ['#1d4c9c', '#081c48'],
};

function wedge(inner: number, outer: number, from: number, to: number): string {
  const pointAt = (angle: number, r: number) => points(256 + Math.cos(angle) * r, 256 + Math.sin(angle) * r);
  return `M${pointAt(from, outer)}A${points(outer, outer, 0, 0, 1)} ${pointAt(to, outer)}L${pointAt(to, inner)}A${points(inner, inner, 0, 0, 0)} ${pointAt(from, inner)}Z`;
}

function ring(count: number, inner: number, outer: number, keep: (index: number) => boolean): string {
  const step = (Math.PI * 2) / count;
  return Array.from({ length: count }, (_, index) => index)
    .filter(keep)
    .map((index) => wedge(inner, outer, index * step - 1.6, (index + 1) * step - 1.6))
    .join('');
}

function metal(id: string): string {
  return `<linearGradient id="${id}" x2=".7" y2="1"><stop stop-color="#fffbe0"/><stop offset=".35" stop-color="#f6c558"/><stop offset=".6" stop-color="#9a5a13"/><stop offset=".8" stop-color="#ffe39a"/><stop offset="1" stop-color="#7a430c"/></linearGradient>`;
}

function spokes(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${points(256 + cos * from, 256 + sin * from)}L${points(256 + cos * to, 256 + sin * to)}`;
  }).join('');
}

/** A roulette wheel from above; detail is its bowl's colour: red, green or blue. */
export const drawRoulette: DrawMotif = ({ ground, detail }) => {
  const [bowl, deep] = BOWLS[detail] ?? ['#8f1420', '#3d0610'];
  const pockets = 25;
  return (
    `<defs>${metal('mg')}<radialGradient id="mb"><stop offset=".1" stop-color="${bowl}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="ms" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
    `<circle cx="262" cy="276" r="240" fill="${ground.ink}" opacity=".45"/><circle cx="256" cy="256" r="244" fill="${ground.ink}"/>` +
    `<circle cx="256" cy="256" r="234" fill="url(#mg)"/><circle cx="256" cy="256" r="212" fill="${deep}"/>` +
    `<path fill="#cf1a2d" d="${ring(pockets, 138, 204, (index) => index > 0 && index % 2 === 1)}"/>` +
    `<path fill="#14151d" d="${ring(pockets, 138, 204, (index) => index > 0 && index % 2 === 0)}"/>` +
    `<path fill="#17975a" d="${ring(pockets, 138, 204, (index) => index === 0)}"/>` +
    `<g fill="none" stroke="url(#mg)"><circle cx="256" cy="256" r="205" stroke-width="6"/><circle cx="256" cy="256" r="170" stroke-width="3"/><circle cx="256" cy="256" r="138" stroke-width="8"/></g>` +
    `<circle cx="256" cy="256" r="134" fill="url(#mb)"/><path stroke="#fff" stroke-opacity=".14" stroke-width="5" d="${spokes(12, 50, 130)}"/>` +
    `<path stroke="${ground.ink}" stroke-width="30" stroke-linecap="round" d="${spokes(4, 10, 98)}"/><path stroke="#f6c558" stroke-width="18" stroke-linecap="round" d="${spokes(4, 10, 98)}"/>` +
    `<path fill="url(#mg)" stroke="${ground.ink}" stroke-width="6" d="${circlePath(256, 256, 46)}"/><path fill="#fff5c8" d="${circlePath(248, 246, 16)}"/>` +
    `<circle cx="354" cy="150" r="19" fill="${ground.ink}"/><circle cx="352" cy="147" r="16" fill="#fff"/>` +
    `<path fill="url(#ms)" d="M54 186A216 216 0 0 1 458 186Q256 96 54 186Z"/>`
  );
};

const PRIZES = ['#e0263c', '#f2a31f', '#1f8fd6', '#7b35d4', '#18a065', '#e2418f'];

/** A wheel of fortune with its pointer. */
export const drawPrizeWheel: DrawMotif = ({ ground }) => {
  const segments = PRIZES.map(
    (colour, index) => `<path fill="${colour}" d="${ring(12, 60, 206, (sector) => sector % 6 === index)}"/>`,
  ).join('');
  const pegs = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2 - 1.6;
    return circlePath(256 + Math.cos(angle) * 221, 266 + Math.sin(angle) * 221, 9);
  }).join('');
  return (
    `<defs>${metal('mg')}</defs><circle cx="262" cy="284" r="238" fill="${ground.ink}" opacity=".45"/>` +
    `<circle cx="256" cy="266" r="246" fill="${ground.ink}"/><circle cx="256" cy="266" r="236" fill="url(#mg)"/>` +
    `<g transform="translate(0 10)">${segments}<path stroke="#fff3c0" stroke-opacity=".7" stroke-width="4" d="${spokes(12, 60, 206)}" transform="rotate(-108.9 256 256)"/></g>` +
    `<circle cx="256" cy="266" r="206" fill="none" stroke="${ground.ink}" stroke-opacity=".35" stroke-width="8"/><path fill="#fffbe6" d="${pegs}"/>` +
    `<circle cx="256" cy="266" r="66" fill="${ground.ink}"/><circle cx="256" cy="266" r="58" fill="url(#mg)"/><path fill="#fff" d="${sparkle(256, 266, 46)}"/>` +
    `<path fill="#fff" stroke="${ground.ink}" stroke-width="10" stroke-linejoin="round" d="M218 4H294L256 92Z"/>`
  );
};
