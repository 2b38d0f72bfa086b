import { circlePath, num, points } from '../svg.ts';
import { rays } from './light.ts';
import { type DrawPattern, times } from './scene.ts';

export const felt: DrawPattern = ({ x, y, width, height, horizon, ground, random }) => {
  const arc = (rise: number) =>
    `M${points(-width * 0.2, horizon + rise)}Q${points(x, horizon - 74 + rise, width * 1.2, horizon + rise)}`;
  const lamps = times(7, (index) => circlePath((index / 6) * width, 12 + random() * 26, 5 + random() * 13));
  return (
    `<path fill="${ground.glow}" opacity=".2" d="${lamps.join('')}"/>` +
    `<path fill="${ground.glow}" opacity=".1" d="M${points(x - width * 0.1, 0)}H${num(x + width * 0.1)}L${points(x + width * 0.52, horizon)}H${num(x - width * 0.52)}Z"/>` +
    `<path fill="${ground.mid}" opacity=".75" d="${arc(0)}V${num(height)}H${num(-width * 0.2)}Z"/>` +
    `<g fill="none" stroke="${ground.glow}"><path stroke-width="7" opacity=".5" d="${arc(0)}"/><path stroke-width="2" opacity=".42" d="${arc(26)}${arc(34)}"/></g>` +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(width * 0.3)}" ry="${num(width * 0.3)}" fill="${ground.glow}" opacity=".09"/>`
  );
};

export const stadium: DrawPattern = ({ x, width, height, horizon, ground, random }) => {
  const mast = (x: number) => {
    const lamps = times(8, (index) => circlePath(x - 18 + (index % 4) * 12, 22 + Math.floor(index / 4) * 11, 4));
    return `<path fill="#fff" opacity=".85" d="${lamps.join('')}"/><circle cx="${num(x)}" cy="28" r="58" fill="${ground.glow}" opacity=".2"/>`;
  };
  const beam = (at: number) =>
    `M${points(at - 20, 28)}L${points(at + 20, 28)}L${points(x + width * 0.34, horizon)}H${num(x - width * 0.34)}Z`;
  const crowd = times(70, () => circlePath(random() * width, horizon - 8 - random() * 62, 1.4 + random() * 1.8));
  return (
    `<path fill="${ground.deep}" opacity=".45" d="M0 ${num(horizon - 72)}Q${points(width / 2, horizon - 48, width, horizon - 72)}V${num(horizon + 6)}H0Z"/>` +
    `<path fill="${ground.glow}" opacity=".5" d="${crowd.join('')}"/><path fill="#fff" opacity=".08" d="${beam(width * 0.12)}${beam(width * 0.88)}"/>${mast(width * 0.12)}${mast(width * 0.88)}` +
    `<path fill="${ground.mid}" opacity=".8" d="M0 ${num(horizon)}H${width}V${height}H0Z"/><path fill="#fff" opacity=".3" d="M0 ${num(horizon)}h${width}v3H0Z"/>`
  );
};

export const pitch: DrawPattern = (scene) => {
  const { x, width, height, horizon, ground } = scene;
  const bands = times(6, (index) => {
    const [from, to] = [(index - 3) * 0.5, (index - 2.5) * 0.5];
    return `M${points(x + from * width * 0.5, horizon)}L${points(x + to * width * 0.5, horizon)}L${points(x + to * width * 1.5, height)}L${points(x + from * width * 1.5, height)}Z`;
  });
  return (
    `${rays(scene)}<path fill="${ground.mid}" opacity=".7" d="M0 ${num(horizon)}H${width}V${height}H0Z"/><path fill="${ground.glow}" opacity=".16" d="${bands.join('')}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="3" opacity=".4"><path d="M0 ${num(horizon)}H${width}"/><ellipse cx="${num(x)}" cy="${num(horizon + 46)}" rx="${num(width * 0.3)}" ry="26"/></g>`
  );
};

export const shards: DrawPattern = (scene) => {
  const { width, height, ground, random } = scene;
  const slashes = times(9, (index) => {
    const [left, w] = [((index - 2) / 7) * width, 8 + random() * 34];
    return `<path fill="${index % 3 ? ground.glow : ground.mid}" opacity="${num(0.1 + (index % 3) * 0.1)}" d="M${points(left, height)}L${points(left + height * 0.5, 0)}h${num(w)}L${points(left + w, height)}Z"/>`;
  });
  const bits = times(12, () => {
    const [x, y, size] = [random() * width, random() * height * 0.7, 4 + random() * 9];
    return `M${points(x, y)}l${points(size, -size * 0.5, -size * 0.4, size)}Z`;
  });
  return `${rays(scene)}${slashes.join('')}<path fill="#fff" opacity=".5" d="${bits.join('')}"/>`;
};
