/** See layers.d.mts. */
export const LAYERS_OF = {
  cli: [
    'main.ts',
    'program.ts',
    'commands',
    'queue',
    'release',
    'edge',
    'serve',
    'static-host',
    'shards',
    'changes',
    'build',
    'keys',
    'git',
    'brand',
    'package',
    'system',
    'json',
    'problems',
    'terminal',
  ],
};
