/** Path of sshd: SSHD_PATH, the system's, or the one that apt-get installs, with ssh and rsync. */
export function findSshd(): string;
