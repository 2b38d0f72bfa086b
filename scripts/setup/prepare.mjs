// Makes a fresh clone ready and does nothing else.
import { setUp } from './set-up.mjs';

setUp();
