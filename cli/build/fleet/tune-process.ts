import { setFlagsFromString } from 'node:v8';

/**
 * Some packages choose one of their two copies by this variable when they load, and Vite sets it midway.
 * Set from the start, every part of a build has the same copy.
 */
export function loadProductionPackages(): void {
  process.env['NODE_ENV'] = 'production';
}

/**
 * Makes V8 wait longer before it optimises a function. A build takes seconds, and with the default budget every thread
 * spends a fifth of its time optimising code that then hardly runs.
 */
export function deferOptimisation(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
