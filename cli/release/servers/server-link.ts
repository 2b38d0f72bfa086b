import type { Target, TargetServer } from '../targets/target.ts';
import { type CopyRequest, copyFolder } from './copy-folder.ts';
import type { NextState } from './next-state.ts';
import { quote, runScript } from './run-remote.ts';
import { type FoundOnServer, type RemoteFile, readFiles, writeFiles } from './server-files.ts';
import { verifyServer } from './verify-server.ts';

/** Steps of a command on one server. Each throws a UsageError with the reason of a failure. */
export interface ServerLink {
  read(names: readonly string[]): Promise<FoundOnServer>;
  copy(request: CopyRequest): Promise<void>;
  write(files: readonly RemoteFile[]): Promise<void>;
  reload(): Promise<void>;
  /** @param closed sites whose pages are closed by a flag there */
  verify(state: NextState, closed: ReadonlySet<string>): Promise<void>;
}

export type OpenLink = (target: Target, server: TargetServer) => ServerLink;

/** Link by `ssh`, `rsync` and requests to the web server. */
export function openLink(target: Target, server: TargetServer): ServerLink {
  return {
    read: (names) => readFiles(server, target.directives, names),
    copy: (request) => copyFolder(target, server, request),
    write: (files) => writeFiles(server, files),
    reload: async () => {
      await runScript(server, [server.reload.map(quote).join(' ')]);
    },
    verify: (state, closed) => verifyServer({ target, server, closed }, state),
  };
}
