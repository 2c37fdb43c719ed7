import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * PostgreSQL refuses to run as root: as root its programs run as the user `postgres`, which is created when missing.
 * @param mustEnter folders that PostgreSQL has to reach.
 * @returns `own(path)` gives a file or folder to that user; `command(program, args)` is what to spawn.
 */
export function postgresOwner(mustEnter) {
  const asIs = { own: () => undefined, command: (program, args) => ({ program, args, options: {} }) };
  if (process.platform === 'win32' || process.getuid() !== 0) return asIs;
  const { uid, gid } = postgresUser();
  const own = (target) => chownSync(target, uid, gid);
  const closed = mustEnter.map((folder) => firstClosed(folder, uid)).find(Boolean);
  if (!closed) return { own, command: (program, args) => ({ program, args, options: { uid, gid } }) };
  // A folder on the way, such as root's home, is closed: PostgreSQL gets the capability to pass it.
  const capability = passCapability(closed);
  const setpriv = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return {
    own,
    command: (program, args) => ({ program: 'setpriv', args: [...setpriv, program, ...args], options: {} }),
  };
}

function postgresUser() {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // created below
  }
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'pipe',
      },
    );
    return { uid: id('-u'), gid: id('-g') };
  } catch (error) {
    throw new Error(
      'PostgreSQL cannot run as root, and the user "postgres" for it could not be made ' +
        `(${String(error.stderr ?? error.message).trim()}). Run this as an ordinary user, or set DATABASE_URL.`,
    );
  }
}

/** The first folder on the way down that the user may not enter. */
function firstClosed(folder, uid) {
  const parts = path.resolve(folder).split(path.sep);
  return parts
    .map((_, index) => parts.slice(0, index + 1).join(path.sep) || path.sep)
    .find((step) => {
      const { mode, uid: owner } = statSync(step);
      return !(mode & 0o001) && !(owner === uid && mode & 0o100);
    });
}

function passCapability(closed) {
  for (const right of ['dac_read_search', 'dac_override'])
    try {
      execFileSync('setpriv', [`--inh-caps=+${right}`, `--ambient-caps=+${right}`, 'true'], { stdio: 'pipe' });
      return right;
    } catch {
      // try the next one
    }
  throw new Error(
    `PostgreSQL cannot run as root, and its own user "postgres" may not enter ${closed}. ` +
      'Move the project and DATA_DIR out of it (for example to /srv), run this as an ordinary user, or set DATABASE_URL.',
  );
}
