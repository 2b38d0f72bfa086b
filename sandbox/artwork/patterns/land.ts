import { iconPath } from '../icon-set.ts';
import { circlePath, num, points } from '../svg.ts';
import { rays } from './light.ts';
import { type DrawPattern, type Scene, times } from './scene.ts';

function swell({ width, height, random }: Scene, level: number, rise: number, humps: number): string {
  const step = width / humps;
  const start = -random() * step;
  const arcs = times(humps + 1, () => `q${points(step / 4, -rise, step / 2, 0)}t${points(step / 2, 0)}`).join('');
  return `M${points(start, level)}${arcs}V${num(height)}H${num(start)}Z`;
}

function layers(scene: Scene, count: number, humps: number, rise: number): string {
  const { horizon, height, ground } = scene;
  return times(count, (index) => {
    const level = horizon - 30 + (index * (height - horizon)) / count;
    const colour = index % 2 ? ground.base : ground.mid;
    return `<path fill="${colour}" opacity="${num(0.5 + index * 0.1)}" d="${swell(scene, level, rise - index * 3, humps + index)}"/>`;
  }).join('');
}

export const hills: DrawPattern = (scene) => rays(scene) + layers(scene, 3, 2, 36);
export const dunes: DrawPattern = (scene) => {
  const { x, y, width, height, ground } = scene;
  // A circle taller than a wide scene would show only its sides, as upright edges.
  const inner = Math.min(width * 0.34, height * 0.45);
  const ring = (r: number, opacity: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${ground.glow}" opacity="${opacity}"/>`;
  return ring(inner, '.18') + ring(inner * 1.26, '.1') + layers(scene, 4, 1, 54);
};
export const waves: DrawPattern = (scene) => rays(scene) + layers(scene, 4, 5, 15);

function ridge({ width, height, random }: Scene, foot: number, rise: number, count: number): string {
  const step = width / count;
  const line = times(count, (index) => {
    const top = foot - rise * (0.55 + random() * 0.45);
    return `L${points(index * step + step * 0.5, top)}L${points((index + 1) * step, foot - rise * 0.2 * random())}`;
  });
  return `M0 ${num(foot)}${line.join('')}V${num(height)}H0Z`;
}

export const peaks: DrawPattern = (scene) => {
  const { horizon, height, ground } = scene;
  return (
    `${rays(scene)}<path fill="${ground.mid}" opacity=".6" d="${ridge(scene, horizon, height * 0.36, 3)}"/>` +
    `<path fill="${ground.base}" opacity=".8" d="${ridge(scene, horizon + 30, height * 0.24, 4)}"/>`
  );
};

export const reef: DrawPattern = (scene) => {
  const { width, height, horizon, ground, random } = scene;
  const weed = times(9, (index) => {
    const x = (index / 8) * width + random() * 14 - 7;
    const top = horizon - 40 * random() - (Math.abs(index - 4) / 4) * height * 0.24;
    return `M${points(x - 6, height)}C${points(x - 22, height - 60, x + 18, top + 60, x, top)}C${points(x + 26, top + 60, x - 4, height - 60, x + 9, height)}Z`;
  });
  const bubbles = times(14, () => circlePath(random() * width, random() * horizon, 1.5 + random() * 5));
  return `${rays(scene)}<path fill="${ground.mid}" opacity=".55" d="${weed.join('')}"/><path fill="none" stroke="${ground.glow}" stroke-width="1.5" opacity=".5" d="${bubbles.join('')}"/>`;
};

export const clouds: DrawPattern = (scene) => {
  const { width, horizon, ground, random } = scene;
  const cloud = (x: number, y: number, r: number) =>
    times(3, (ring) => circlePath(x, y, r * (1 - ring * 0.3))).join('') +
    times(3, (ring) => circlePath(x + r * 1.5, y + r * 0.35, r * 0.72 * (1 - ring * 0.3))).join('') +
    times(3, (ring) => circlePath(x - r * 1.4, y + r * 0.4, r * 0.62 * (1 - ring * 0.3))).join('');
  const places = times(5, (index) =>
    cloud((index / 4) * width, horizon - 40 + (index % 2) * 46 - random() * 30, 26 + random() * 10),
  );
  const high = cloud(width * 0.1, 48, 20) + cloud(width * 0.92, 70, 24);
  return `${rays(scene)}<path fill="${ground.base}" fill-opacity=".55" stroke="${ground.glow}" stroke-width="2" stroke-opacity=".34" d="${places.join('')}${high}"/>`;
};

export const leaves: DrawPattern = (scene) => {
  const { width, height, ground, random } = scene;
  const leaf = (x: number, y: number, size: number, turn: number) =>
    `<use href="#pl" transform="translate(${points(x, y)})rotate(${num(turn)})scale(${(size / 512).toFixed(3)})translate(-256 -256)"/>`;
  const places = times(10, (index) => {
    const left = index % 2 === 0;
    const x = left ? random() * width * 0.16 : width - random() * width * 0.16;
    return leaf(x, (Math.floor(index / 2) / 4.5) * height, 90 + random() * 50, (left ? 60 : -60) + random() * 60 - 30);
  });
  return `<defs><path id="pl" d="${iconPath('monstera-leaf')}"/></defs>${rays(scene)}<g fill="${ground.mid}" opacity=".75">${places.join('')}</g>`;
};

export const blossom: DrawPattern = (scene) => {
  const { width, height, ground, random } = scene;
  const flower = (x: number, y: number, r: number, turn: number) =>
    times(5, (index) => {
      const angle = turn + (index / 5) * Math.PI * 2;
      return circlePath(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.48);
    }).join('');
  const places = times(15, (index) =>
    flower(random() * width, random() ** 1.3 * height * 0.78, 6 + (index % 4) * 4, random() * 6),
  );
  const branch = `M0 ${num(height * 0.1)}C${points(width * 0.2, height * 0.02, width * 0.4, height * 0.12, width * 0.56, height * 0.04)}M${points(width, height * 0.3)}C${points(width * 0.86, height * 0.2, width * 0.84, height * 0.16, width * 0.72, height * 0.12)}`;
  return `${rays(scene)}<path fill="none" stroke="${ground.deep}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" d="${branch}"/><path fill="${ground.glow}" opacity=".42" d="${places.join('')}"/>`;
};
