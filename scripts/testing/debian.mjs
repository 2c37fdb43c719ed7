import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const POLICY = '/usr/sbin/policy-rc.d';

/** Whether packages can be installed here: root on a Debian-like system. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without starting any service. @returns '' or why it did not work. */
export function aptInstall(packages) {
  console.log(`[test] installing ${packages.join(', ')} (apt-get)`);
  // Asked by dpkg before it starts a service; 101 means "leave it".
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    // The list of packages in a fresh image is empty or old.
    return apt(install) && (apt(['update']) || apt(install));
  } finally {
    if (ownPolicy) rmSync(POLICY, { force: true });
  }
}

function apt(args) {
  const { status, stderr, error } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    timeout: 300_000,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return '';
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit code ${status}`;
}
