import browsers from '#schemas/browsers.json' with { type: 'json' };

/** The oldest supported engines, as `schemas/browsers.json` names them, whose syntax the stylesheets keep to. */
export const STYLE_TARGETS: string[] = browsers.engines.flatMap(({ targets }) => targets);

/**
 * Safari 15.4 reads all syntax of Safari 16, except that it fails at functions in the initializers of class fields.
 * To rewrite every field would add a kilobyte to the first load, so `safariFields` rewrites those few.
 */
const SAME_SYNTAX: Readonly<Record<string, string>> = { 'ios15.4': 'ios16', 'safari15.4': 'safari16' };

/** As `STYLE_TARGETS`, for scripts. */
export const SCRIPT_TARGETS: string[] = STYLE_TARGETS.map((target) => SAME_SYNTAX[target] ?? target);
