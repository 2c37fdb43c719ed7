import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first of the names that is in PATH (or is itself a path to a program). */
export function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find(isProgram);
}

/** A program that is there may still lack its libraries: it has to answer `--version`. */
export const answersVersion = (program) =>
  spawnSync(program, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
