import { circlePath, num, points, polygonPath } from '../svg.ts';
import { rays } from './light.ts';
import { type DrawPattern, type Scene, times } from './scene.ts';

export const columns: DrawPattern = (scene) => {
  const { width, height, ground } = scene;
  const column = (x: number, w: number) =>
    `M${points(x - w * 0.72, 34)}h${num(w * 1.44)}v14h${num(-w * 0.22)}V${num(height)}h${num(-w)}V48h${num(-w * 0.22)}Z`;
  const flute = (x: number, w: number) =>
    times(3, (index) => `M${points(x + (index - 1) * w * 0.28, 56)}V${num(height)}`).join('');
  const places = [0.06, 0.21, 0.79, 0.94].map(
    (share, index) => [width * share, width * (index % 3 ? 0.075 : 0.11)] as const,
  );
  return `${rays(scene)}<path fill="${ground.mid}" opacity=".5" d="${places.map(([x, w]) => column(x, w)).join('')}"/><path stroke="${ground.deep}" stroke-opacity=".35" stroke-width="2.5" d="${places.map(([x, w]) => flute(x, w)).join('')}"/>`;
};

export const curtain: DrawPattern = (scene) => {
  const { width, height, ground } = scene;
  const folds = (from: number, dir: number) =>
    times(5, (index) => {
      const x = from + dir * index * width * 0.055;
      const hem = x - dir * width * (0.02 + index * 0.012);
      return `<path fill="${index % 2 ? ground.base : ground.mid}" opacity=".72" d="M${points(x, 0)}C${points(x, height * 0.4, hem, height * 0.6, hem - dir * 6, height)}h${num(dir * width * 0.075)}C${points(hem + dir * width * 0.06, height * 0.6, x + dir * width * 0.07, height * 0.4, x + dir * width * 0.068, 0)}Z"/>`;
    }).join('');
  const swag = times(4, (index) => {
    const [x, w] = [(index * width) / 4, width / 4];
    return `M${points(x, 0)}Q${points(x + w / 2, 58, x + w, 0)}Z`;
  });
  return `${rays(scene)}${folds(-4, 1)}${folds(width + 4, -1)}<path fill="${ground.mid}" stroke="${ground.glow}" stroke-opacity=".4" stroke-width="2" d="${swag.join('')}"/>`;
};

function tiling(scene: Scene, id: string, side: number, content: string, opacity: number): string {
  return `<defs><pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${content}</pattern></defs>${rays(scene)}<rect width="${scene.width}" height="${scene.height}" fill="url(#${id})" opacity="${opacity}"/>`;
}

export const lattice: DrawPattern = (scene) =>
  tiling(
    scene,
    'pp',
    44,
    `<path fill="none" stroke="${scene.ground.glow}" stroke-width="1.6" d="M0 22L22 0L44 22L22 44ZM0 0L44 44M44 0L0 44"/><path fill="${scene.ground.glow}" d="${polygonPath(22, 22, 6, 4)}${polygonPath(0, 22, 3, 4)}${polygonPath(44, 22, 3, 4)}"/>`,
    0.17,
  );

export const scales: DrawPattern = (scene) => {
  const arcs = [21, 14, 7].flatMap((r) =>
    [
      [0, 22],
      [44, 22],
      [22, 44],
      [22, 0],
    ].map(([x = 0, y = 0]) => `M${points(x - r, y)}a${r} ${r} 0 0 1 ${r * 2} 0`),
  );
  return tiling(
    scene,
    'pp',
    44,
    `<path fill="none" stroke="${scene.ground.glow}" stroke-width="1.8" d="${arcs.join('')}"/>`,
    0.22,
  );
};

export const hexes: DrawPattern = (scene) => {
  const { width, height, ground, random } = scene;
  const r = 24;
  const cells = times(60, (index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    return [column * r * 1.74 + (row % 2) * r * 0.87, row * r * 1.5 * (height / 220), random()] as const;
  }).filter(([x]) => x < width + r);
  const lines = cells.filter(([, , chance]) => chance < 0.6).map(([x, y]) => polygonPath(x, y, r - 2, 6, Math.PI / 6));
  const solid = cells.filter(([, , chance]) => chance > 0.84).map(([x, y]) => polygonPath(x, y, r - 5, 6, Math.PI / 6));
  return `${rays(scene)}<path fill="none" stroke="${ground.glow}" stroke-width="1.6" opacity=".26" d="${lines.join('')}"/><path fill="${ground.glow}" opacity=".16" d="${solid.join('')}"/>`;
};

export const cogs: DrawPattern = (scene) => {
  const { width, height, ground, random } = scene;
  const cog = (x: number, y: number, r: number) => {
    const teeth = times(12, (index) =>
      polygonPath(
        x + Math.cos(index * 0.5236) * r,
        y + Math.sin(index * 0.5236) * r,
        r * 0.17,
        4,
        index * 0.5236 + 0.785,
      ),
    );
    return `<path fill="${ground.mid}" d="${teeth.join('')}${circlePath(x, y, r)}"/><path fill="${ground.base}" d="${circlePath(x, y, r * 0.68)}"/><path fill="none" stroke="${ground.mid}" stroke-width="${num(r * 0.16)}" d="${circlePath(x, y, r * 0.34)}"/>`;
  };
  const turn = random() * 20;
  return `${rays(scene)}<g opacity=".62">${cog(width * 0.08, 40 + turn, 58)}${cog(width * 0.95, 92, 74)}${cog(width * 0.03, height * 0.62, 66)}${cog(width * 0.9, height * 0.72, 44)}</g>`;
};

export const skyline: DrawPattern = (scene) => {
  const { width, height, horizon, ground, random } = scene;
  const blocks = times(
    12,
    (index) => [(index * width) / 12, width / 12 + 1, horizon - height * (0.08 + random() * 0.36)] as const,
  );
  const windows = blocks.flatMap(([x, w, top]) =>
    times(14, (index) => [x + w * (index % 2 ? 0.6 : 0.2), top + 10 + Math.floor(index / 2) * 15] as const)
      .filter(() => random() > 0.5)
      .map(([left, y]) => `M${points(left, y)}h5v7h-5Z`),
  );
  return (
    `${rays(scene)}<path fill="${ground.deep}" opacity=".62" d="${blocks.map(([x, w, top]) => `M${points(x, top)}h${num(w)}V${num(height)}h${num(-w)}Z`).join('')}"/>` +
    `<path fill="${ground.glow}" opacity=".5" d="${windows.join('')}"/>`
  );
};
