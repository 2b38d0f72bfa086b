// Makes the snapshot that the sandbox platform starts from. The package's `prepare` runs it after compiling.
import { createClock } from './clock.ts';
import { preparedFolder, prepareSnapshot } from './seed/snapshot-file.ts';

const file = await prepareSnapshot(process.argv[2] ?? preparedFolder(), createClock().now());
process.stdout.write(`${file}\n`);
