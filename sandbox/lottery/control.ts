import type { ServeControl } from '../hooks/control-calls.ts';
import { DRAW_REQUEST_BODY, type DrawRequest, drawNow } from './draws/draw-now.ts';

export const serveControl: ServeControl = (control, platform) => {
  control.post<{ Body: DrawRequest }>('/lottery', { schema: { body: DRAW_REQUEST_BODY } }, ({ body }) =>
    drawNow(platform, body),
  );
};
