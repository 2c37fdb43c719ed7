import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { readSummary, summaryLine } from './testing/results.mjs';

const LAST_GREEN = path.join(ROOT, '.test/last-green');

/**
 * `npm run gate`: what CI does. A fresh clone of the present commit in a folder of its own, `npm ci`, `npm test`. When all
 * is green, `.test/last-green` here names the commit, the seconds, the counts, and the flaky files.
 */
const commit = git('rev-parse', 'HEAD');
const folder = mkdtempSync(path.join(tmpdir(), 'patungan-gate-'));
// The database of the tests runs as another user, who has to get to its programs.
chmodSync(folder, 0o755);
const clone = path.join(folder, 'clone');
let child;
onStop(() => child?.kill('SIGTERM'));
process.exitCode = 1;
try {
  if (git('status', '--porcelain')) console.log('[gate] what is not committed is not tested');
  git('clone', '--quiet', '--no-hardlinks', ROOT, clone);
  git('-C', clone, 'checkout', '--quiet', '--detach', commit);
  await npm('ci');
  const startedAt = Date.now();
  const output = await npm('test');
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const line = summaryLine(readSummary(output));
  mkdirSync(path.dirname(LAST_GREEN), { recursive: true });
  writeFileSync(LAST_GREEN, [commit, `${seconds} s`, line, ...flakyFiles(), ''].join('\n'));
  console.log(`[gate] ${commit.slice(0, 8)} is green after ${seconds} s: ${line}`);
  process.exitCode = 0;
} catch (error) {
  console.error(`[gate] ${commit.slice(0, 8)} is red: ${error.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** Runs npm in the clone and shows what it prints. @returns its output. @throws Error when it fails. */
function npm(command) {
  // npm's own variables name this tree, and would lead the clone back to it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)));
  child = spawn('npm', [command], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) =>
      code === 0 ? resolve(output) : reject(new Error(`npm ${command} ended with ${killedBy ?? code}`)),
    );
  });
}

function flakyFiles() {
  const file = path.join(clone, '.test/flaky.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((one) => `flaky: ${one.file}`) : [];
}
