import { setFlagsFromString } from 'node:v8';

/**
 * Some packages load one of two copies depending on this variable, which Vite sets while it runs. Set it at the start,
 * so that all parts of a build load the same copy.
 */
export function loadProductionPackages(): void {
  process.env['NODE_ENV'] = 'production';
}

/**
 * Delays V8's optimisation of functions. A build takes seconds, and with the default budget each thread spends a fifth
 * of its time on optimising code that then hardly runs.
 */
export function deferOptimisation(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
