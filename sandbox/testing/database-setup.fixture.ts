import { expect } from 'vitest';
import { databaseOfTurn } from './databases-of-turn.ts';

// What `testSandbox` opens for a file that names no database. A worker runs one file after the other.
process.env['DATABASE_OF_TURN'] = databaseOfTurn(expect.getState().testPath ?? '');
