import type { Platform } from '../platform.ts';
import { moduleTree } from '../process/modules.ts';
import { statusOf } from '../process/site-status.ts';

/** @returns a function that publishes the switches that have changed since its last call */
export function switchAnnouncer(platform: Platform): () => void {
  const { live, switches } = platform;
  const look = () => ({ status: statusOf(switches), tree: JSON.stringify(moduleTree(platform)) });
  let said = look();
  return () => {
    const { status, tree } = look();
    if (switches.socketDropped) live.drop();
    if (status !== said.status) live.publish('status', { status });
    if (tree !== said.tree) live.publish('modules', {});
    said = { status, tree };
  };
}
