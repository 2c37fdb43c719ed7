import { aptInstall, canInstall } from './debian.mjs';
import { findProgram } from './find-program.mjs';

const PLACES = ['nginx', '/usr/sbin/nginx'];

/** @returns `{ program }`, or `{ missing }`: one line that says how to get it. */
export function findNginx() {
  const present = findProgram(PLACES);
  if (present) return { program: present };
  const problem = canInstall() ? aptInstall(['nginx']) : '';
  if (problem) console.log(`[test] apt-get: ${problem}`);
  const program = findProgram(PLACES);
  return program ? { program } : { missing: 'nginx is missing: `apt-get install nginx` or `brew install nginx`.' };
}
