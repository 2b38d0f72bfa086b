import { requiredContext } from '../../context/required-context.ts';
import type { SchemeService } from './scheme.ts';

/** Light or dark, and how to change it. @throws outside a `SchemeProvider`. */
export const [SchemeProvider, useScheme] = requiredContext<SchemeService>('Scheme');
