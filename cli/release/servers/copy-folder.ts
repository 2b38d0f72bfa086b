import { UsageError } from '#cli/problems/usage-error.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { runLocal, sshWords } from './run-remote.ts';

export interface CopyRequest {
  /**
   * Whether to compare files of the same size and time as well, as an interrupted command or a damaged disk may have
   * left other bytes.
   */
  readonly isThorough: boolean;
  /** Whether to remove files that the folder does not have. */
  readonly removes: boolean;
}

/** rsync's error for a program that is missing on the other machine. */
const MISSING = /remote command not found|\(code 127\)/;

/**
 * Copies a target's folders to a server without showing them. Files beside the folders stay as they are: the
 * configuration, the flags that close sites, and the lock.
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
