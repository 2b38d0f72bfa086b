import { iconPath } from '../icon-set.ts';
import { setLine } from '../lettering.ts';
import { num } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const SUITS: Readonly<Record<string, { icon: string; colour: string }>> = {
  S: { icon: 'spades', colour: '#17223f' },
  H: { icon: 'hearts', colour: '#cf1130' },
  D: { icon: 'diamonds', colour: '#cf1130' },
  C: { icon: 'clubs', colour: '#17223f' },
};

const WIDTH = 212;
const HEIGHT = 300;

function pip(suit: string, colour: string, x: number, y: number, size: number): string {
  return `<use href="#m${suit}" fill="${colour}" transform="translate(${num(x - size / 2)} ${num(y - size / 2)})scale(${(size / 512).toFixed(3)})"/>`;
}

function rank(text: string, colour: string): string {
  const size = text.length > 1 ? 66 : 78;
  const box = setLine(text, 0, 70, size, 800, 'normal').box;
  return `<path fill="${colour}" d="${setLine(text, 44 - box.x - box.width / 2, 70, size, 800, 'normal').path}"/>`;
}

function card(code: string, turn: number, ink: string): string {
  const suit = code.slice(-1);
  const colour = SUITS[suit]?.colour ?? ink;
  return (
    `<g transform="rotate(${num(turn)} 256 620)translate(${256 - WIDTH / 2} ${96 + Math.abs(turn) * 0.6})">` +
    `<rect x="6" y="10" width="${WIDTH}" height="${HEIGHT}" rx="24" fill="${ink}" opacity=".4"/>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="24" fill="url(#mf)" stroke="${ink}" stroke-width="12" paint-order="stroke"/>` +
    `<rect x="9" y="9" width="${WIDTH - 18}" height="${HEIGHT - 18}" rx="17" fill="none" stroke="url(#mr)" stroke-width="4"/>` +
    `${rank(code.slice(0, -1), colour)}${pip(suit, colour, 44, 106, 46)}${pip(suit, colour, 122, 196, 150)}</g>`
  );
}

/** A fan of playing cards; detail `AS-KH-10D`. */
export const drawCards: DrawMotif = ({ ground, tint, detail }) => {
  const codes = detail.split('-');
  const spread = codes.length > 3 ? 15 : 18;
  const used = [...new Set(codes.map((code) => code.slice(-1)))];
  const shapes = used.map((suit) => `<path id="m${suit}" d="${iconPath(SUITS[suit]?.icon ?? 'spades')}"/>`).join('');
  const [light, , third] = tint.stops;
  const fan = codes.map((code, index) => card(code, (index - (codes.length - 1) / 2) * spread, ground.ink)).join('');
  const scale = codes.length > 3 ? 1.02 : codes.length > 2 ? 1.14 : 1.26;
  return (
    `<defs>${shapes}<linearGradient id="mf" x2=".4" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fbf3e2"/><stop offset="1" stop-color="#e3cfa9"/></linearGradient>` +
    `<linearGradient id="mr" x2="1" y2="1"><stop stop-color="${third}"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${third}"/></linearGradient></defs>` +
    `<g transform="translate(256 262)scale(${scale})translate(-256 -262)">${fan}</g>`
  );
};
