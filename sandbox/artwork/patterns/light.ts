import { circlePath, num, points, sparkle } from '../svg.ts';
import { type DrawPattern, type Scene, times } from './scene.ts';

function wedges({ x, y, width, height }: Scene, count: number, share: number, turn: number): string {
  const reach = Math.hypot(width, height);
  return times(count, (index) => {
    const from = turn + (index / count) * Math.PI * 2;
    const to = from + ((Math.PI * 2) / count) * share;
    return `M${points(x, y)}L${points(x + Math.cos(from) * reach, y + Math.sin(from) * reach)}L${points(x + Math.cos(to) * reach, y + Math.sin(to) * reach)}Z`;
  }).join('');
}

export const rays: DrawPattern = (scene) => {
  const count = 14 + Math.floor(scene.random() * 3) * 4;
  return `<path fill="${scene.ground.glow}" opacity=".13" d="${wedges(scene, count, 0.5, scene.random())}"/>`;
};

export const rings: DrawPattern = ({ x, y, width, ground }) => {
  const circles = times(7, (index) => {
    const r = num(width * (0.2 + index * 0.13));
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" stroke-width="${index % 2 ? 2 : 9}"/>`;
  });
  return `<g fill="none" stroke="${ground.glow}" opacity=".17">${circles.join('')}</g>`;
};

export const shafts: DrawPattern = ({ width, height, ground, random }) => {
  const beams = times(5, (index) => {
    const top = width * (0.1 + index * 0.2 + random() * 0.08);
    const half = width * (0.03 + random() * 0.05);
    const lean = width * (0.1 - index * 0.1);
    return `M${points(top - half * 0.4, 0)}H${num(top + half * 0.4)}L${points(top + half * 1.6 - lean, height * 0.86)}H${num(top - half * 1.6 - lean)}Z`;
  });
  const bubbles = times(12, () => circlePath(random() * width, random() * height * 0.8, 1.5 + random() * 4));
  return `<path fill="${ground.glow}" opacity=".14" d="${beams.join('')}"/><path fill="none" stroke="${ground.glow}" stroke-width="1.4" opacity=".45" d="${bubbles.join('')}"/>`;
};

export const bokeh: DrawPattern = ({ width, height, ground, random }) => {
  const spots = times(16, (index) => {
    const r = width * (0.02 + random() * 0.07);
    const [x, y] = [random() * width, random() ** 1.4 * height * 0.8];
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" opacity="${num(0.1 + (index % 3) * 0.1)}"/>`;
  });
  return `<g fill="${ground.glow}" opacity=".75">${spots.join('')}</g>`;
};

export const swirl: DrawPattern = ({ x, y, width, height, ground, random }) => {
  const reach = Math.hypot(width, height) * 0.62;
  const turn = random() * 6;
  const pointAt = (angle: number, r: number) => points(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  const arms = times(9, (index) => {
    const from = turn + (index / 9) * Math.PI * 2;
    const width2 = 0.34;
    return `M${points(x, y)}Q${pointAt(from, reach * 0.5)} ${pointAt(from + 0.75, reach)}L${pointAt(from + 0.75 + width2, reach)}Q${pointAt(from + width2, reach * 0.5)} ${points(x, y)}Z`;
  });
  return `<path fill="${ground.glow}" opacity=".14" d="${arms.join('')}"/>`;
};

export const stars: DrawPattern = ({ width, height, ground, random }) => {
  const dust = times(46, () => circlePath(random() * width, random() * height * 0.8, 0.5 + random() * 1.3));
  const bright = times(7, () => sparkle(random() * width, random() * height * 0.66, 4 + random() * 7));
  return `<path fill="${ground.glow}" opacity=".6" d="${dust.join('')}"/><path fill="#fff" opacity=".7" d="${bright.join('')}"/>`;
};

export const orbits: DrawPattern = (scene) => {
  const { x, y, width, ground } = scene;
  const paths = times(4, (index) => {
    const r = width * (0.36 + index * 0.16);
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 0.34)}" stroke-width="${index % 2 ? 1.2 : 3}"/>`;
  });
  return `${stars(scene)}<g fill="none" stroke="${ground.glow}" opacity=".32" transform="rotate(-24 ${num(x)} ${num(y)})">${paths.join('')}</g>`;
};

export const northern: DrawPattern = (scene) => {
  const { width, height, ground } = scene;
  const ribbon = (level: number, lift: number) =>
    `M0 ${num(height * level)}C${points(width * 0.3, height * (level - lift), width * 0.6, height * (level + lift * 0.7), width, height * (level - lift))}V${num(height * (level - 0.26))}C${points(width * 0.7, height * (level - 0.1), width * 0.3, height * (level - lift - 0.26), 0, height * (level - 0.16))}Z`;
  return (
    `${stars(scene)}<path fill="#6ff2c0" opacity=".2" d="${ribbon(0.4, 0.14)}"/>` +
    `<path fill="#a98bff" opacity=".2" d="${ribbon(0.3, -0.1)}"/><path fill="${ground.glow}" opacity=".14" d="${ribbon(0.56, 0.08)}"/>`
  );
};

export const moon: DrawPattern = (scene) => {
  const { x, y, width, ground, random } = scene;
  const r = Math.min(width, scene.height) * 0.36;
  const wisps = times(4, () => {
    const [left, level] = [random() * width * 0.7 - 20, y * (0.5 + random() * 1.3)];
    return `M${points(left, level)}q${points(30, -9, 60, 0)}t${points(70, 0)}q${points(-30, 12, -70, 7)}t${points(-60, -7)}Z`;
  });
  return (
    `${stars(scene)}<circle cx="${num(x)}" cy="${num(y * 0.9)}" r="${num(r)}" fill="${ground.glow}" opacity=".3"/>` +
    `<circle cx="${num(x)}" cy="${num(y * 0.9)}" r="${num(r * 1.2)}" fill="${ground.glow}" opacity=".1"/><path fill="${ground.deep}" opacity=".4" d="${wisps.join('')}"/>`
  );
};
