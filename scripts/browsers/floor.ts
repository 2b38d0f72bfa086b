import bcd, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import browsers from '#schemas/browsers.json' with { type: 'json' };

/** The oldest supported version of each browser that the compatibility data lists, by its name there. */
const OLDEST = Object.entries(
  Object.assign({}, ...browsers.engines.map(({ data }) => data)) as Record<BrowserName, string>,
);
