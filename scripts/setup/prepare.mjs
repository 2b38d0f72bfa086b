// Sets up a fresh clone and does nothing else.
import { setUp } from './set-up.mjs';

setUp();
