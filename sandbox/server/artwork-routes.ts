import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CatalogueGame, CatalogueVendor } from '../catalogue/catalogue.ts';
import { type Shelf, usualShelf, vastShelf } from '../catalogue/vast-shelf.ts';
import { once } from '../once.ts';
import { Refusal } from '../refusal.ts';
import { sendPicture, sendPixels } from './send-picture.ts';

const SHAPES = ['portrait', 'square', 'wide'] as const;
const SIDES = ['right', 'left'] as const;
const TITLES = ['drawn', 'none'] as const;
const VARIANTS = ['default', 'active', 'white', 'colour', 'purple', 'submenu'] as const;

/** Pictures of games, vendors, banners and goods, drawn on request. */
export function serveArtwork(server: FastifyInstance): void {
  server.get<{ Params: { file: string }; Querystring: { shape?: string; title?: string; density?: string } }>(
    '/img/games/:file',
    async (request, reply) => {
      const [, id, form] = /^(\d+)\.(svg|webp)$/.exec(request.params.file) ?? [];
      const game = gameOf(Number(id));
      if (!game) throw noPicture(request.params.file);
      const shape = oneOf(SHAPES, request.query.shape, 'shape');
      const titled = oneOf(TITLES, request.query.title, 'title') === 'drawn';
      const { renderTile } = await import('../artwork/render-tile.ts');
      const { DENSITIES: densities, tilePixels } = await import('../artwork/tile-pixels.ts');
      const density = oneOf(densities, request.query.density, 'density');
      const draw = () => renderTile(game, shape, titled);
      return form === 'svg' ? sendPicture(reply, draw) : sendPixels(reply, () => tilePixels(draw(), shape, density));
    },
  );
  server.get<{ Params: { file: string }; Querystring: { variant?: string } }>('/img/vendors/:file', (request, reply) =>
    vendorMark(reply, request.params.file, request.query.variant),
  );
  // The path that sites build; the game type makes no difference here.
  server.get<{ Params: { type: string; variant: string; file: string } }>(
    '/img/vendors/:type/:variant/:file',
    ({ params: { file, variant } }, reply) => vendorMark(reply, file, variant),
  );
  server.get<{ Params: { file: string }; Querystring: { side?: string; wide?: string } }>(
    '/img/banners/:file',
    async (request, reply) => {
      const { bannerIds, renderBanner } = await import('../artwork/render-banner.ts');
      const id = bannerIds.find((bannerId) => `${bannerId}.svg` === request.params.file);
      if (!id) throw noPicture(request.params.file);
      const side = oneOf(SIDES, request.query.side, 'side');
      return sendPicture(reply, () => renderBanner(id, { side, shape: request.query.wide === '1' ? 'wide' : 'phone' }));
    },
  );
  server.get<{ Params: { file: string } }>('/img/goods/:file', async (request, reply) => {
    const { goodIds, renderGood } = await import('../artwork/render-good.ts');
    const id = goodIds.find((goodId) => `${goodId}.svg` === request.params.file);
    if (!id) throw noPicture(request.params.file);
    return sendPicture(reply, () => renderGood(id));
  });
  server.get<{ Params: { file: string } }>('/img/COUNTRY_FLAG/:file', async (request, reply) => {
    const flags: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
    const code = /^([A-Z]{2})\.svg$/.exec(request.params.file)?.[1] ?? '';
    const flag = Object.hasOwn(flags, code) ? flags[code] : undefined;
    if (flag === undefined) throw noPicture(request.params.file);
    return sendPicture(reply, () => flag);
  });
}

async function vendorMark(reply: FastifyReply, file: string, wanted: string | undefined): Promise<FastifyReply> {
  const vendor = vendorOf(file);
  if (!vendor) throw noPicture(file);
  const variant = oneOf(VARIANTS, wanted, 'variant');
  const { renderVendorMark } = await import('../artwork/render-vendor-mark.ts');
  return sendPicture(reply, () => renderVendorMark(vendor, variant));
}

const usualGames = once(() => gamesById(usualShelf));
const vastGames = once(() => gamesById(vastShelf()));

/** Games of the vast shelf have pictures too, but the shelf is built only when one is requested. */
function gameOf(id: number): CatalogueGame | undefined {
  return usualGames().get(id) ?? vastGames().get(id);
}

function gamesById({ games }: Shelf): ReadonlyMap<number, CatalogueGame> {
  return new Map(games.map((game) => [game.nodeId, game]));
}

function vendorOf(file: string): CatalogueVendor | undefined {
  const has = ({ vassalage }: CatalogueVendor) => `${vassalage}.svg` === file;
  return usualShelf.vendors.find(has) ?? vastShelf().vendors.find(has);
}

/** The given name, or the first by default. */
function oneOf<Name extends string>(names: readonly [Name, ...Name[]], value: unknown, parameter: string): Name {
  if (value === undefined) return names[0];
  const match = names.find((name) => name === value);
  if (match) return match;
  throw new Refusal(400, 'invalid_request', `${parameter} must be one of ${names.join(', ')}.`);
}

function noPicture(file: string): Refusal {
  return new Refusal(404, 'not_found', `There is no picture ${file}.`);
}
