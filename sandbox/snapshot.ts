// Makes the snapshot that the sandbox platform starts from; the package's `prepare` runs it once after the compilation.
import { preparedFolder, prepareSnapshot } from './database/snapshot-file.ts';

const file = await prepareSnapshot(process.argv[2] ?? preparedFolder());
process.stdout.write(`${file}\n`);
