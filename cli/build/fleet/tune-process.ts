import { setFlagsFromString } from 'node:v8';

/**
 * Some packages choose between two copies of themselves by this variable when they are loaded, and Vite sets it half-way
 * through. Set from the start, every part of a build has the same copy.
 */
export function loadProductionPackages(): void {
  process.env['NODE_ENV'] = 'production';
}

/**
 * Makes V8 wait longer before it optimises a function. A build is over in seconds, and at the usual budget every thread
 * spends a fifth of its time on optimising code that then hardly runs.
 */
export function deferOptimisation(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
