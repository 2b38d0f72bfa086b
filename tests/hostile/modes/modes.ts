import type { Mode } from '../mode.ts';
import { shapeModes } from './shapes.ts';
import { textModes } from './texts.ts';
import { transportModes } from './transport.ts';

export const modes: readonly Mode[] = [...transportModes, ...shapeModes, ...textModes];
