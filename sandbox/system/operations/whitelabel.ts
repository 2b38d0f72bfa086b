import type { Handler } from '#sandbox/server/call.ts';
import { moduleTree } from '../modules.ts';

export const whitelabel: Handler<'whitelabel'> = ({ platform }) => ({ success: true, value: moduleTree(platform) });
