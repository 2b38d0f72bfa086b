import { UsageError } from '#cli/problems/usage-error.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { runLocal, sshWords } from './run-remote.ts';

export interface CopyRequest {
  /** True if files of one size and time are compared too: an interrupted command, or a damaged disk, may have left other bytes. */
  readonly isThorough: boolean;
  /** True if files are removed that the folder does not have. */
  readonly removes: boolean;
}

/** rsync's exit code where a program is missing on the other machine. */
const MISSING = /remote command not found|\(code 127\)/;

/**
 * Copies the folders of a target to a server, where nothing shows what is new. The files beside the folders stay as they are: the
 * configuration, the flags that close a site and the lock.
 */
export async function copyFolder(
  { folder }: Pick<Target, 'folder'>,
  server: TargetServer,
  request: CopyRequest,
): Promise<void> {
  try {
    await runLocal(copyWords(folder, server, request));
  } catch (error) {
    if (!(error instanceof UsageError) || !MISSING.test(error.message)) throw error;
    throw new UsageError('rsync was not found on that machine: install it there');
  }
}

/** @param folder of the target, absolute */
export function copyWords(folder: string, server: TargetServer, { isThorough, removes }: CopyRequest): string[] {
  return [
    'rsync',
    '-rltpH',
    '--protect-args',
    '--timeout=60',
    `--rsh=${sshWords(server).join(' ')}`,
    ...(isThorough ? ['--checksum'] : []),
    ...(removes ? ['--delete-after'] : ['--exclude=/.previews/*/*/users.txt']),
    '--exclude=*.tmp',
    '--exclude=/lost+found',
    '--include=/*/',
    '--exclude=/*',
    '--',
    `${folder}/`,
    `${server.host}:${server.folder}/`,
  ];
}
