import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkTools } from '../check-tools.mjs';
import { whyBuild } from '../lib/build-stamp.mjs';
import { onStop } from '../lib/on-stop.mjs';
import { ROOT } from '../lib/paths.mjs';
import { runStep } from '../lib/run-step.mjs';
import { MOST_FLAKY, writeFlaky } from './flaky.mjs';
import { runSpecs } from './jest.mjs';
import { RUN_MARK, endLeftovers } from './leftovers.mjs';
import { NEWEST_LTS, findNode } from './node-versions.mjs';
import { forgetShop } from './own-settings.mjs';
import { NOTHING, addUp, summaryLine } from './results.mjs';
import { services } from './services.mjs';

const FAILED = { ...NOTHING, failed: 1 };

/** Runs the phases that `choose` answers and ends this process: with 1 if anything failed. The last line is the sum. */
export async function runAndExit(choose, { minutes = 60 } = {}) {
  let total = FAILED;
  try {
    forgetShop();
    const run = await runPhases(await choose(), minutes);
    writeFlaky(run.flaky);
    total = run.total;
  } catch (error) {
    console.error(`[test] ${error.message}`);
  }
  console.log(summaryLine(total));
  process.exit(total.failed ? 1 : 0);
}

const firstLine = (error = 'failed') => error.trim().split('\n')[0];

/**
 * Runs the phases one after the other. A file that fails runs once more, alone, after its phase: if it passes then, it is
 * flaky. At its deadline a phase, or the whole run, names what was still running and ends. Whatever happens, every process
 * that was started is ended.
 * @returns `{ total, flaky }`: the sum, and `{ phase, file, error }` of each flaky file, with what it said at first.
 */
export async function runPhases(phases, minutes) {
  const run = new TestRun();
  try {
    await run.all(phases, minutes * 60);
  } catch (error) {
    run.add(FAILED);
    console.error(`[test] ${error.message}`);
  } finally {
    await run.cleanUp();
  }
  return run.report();
}

class TestRun {
  id = randomUUID();
  stopping = new AbortController();
  available = services();
  running = new Set();
  results = [];
  flaky = [];
  times = [];
  nodes = new Map();

  constructor() {
    onStop(() => this.stopping.abort(new Error('stopped')));
  }

  add(result) {
    this.results.push(result);
  }

  async all(phases, seconds) {
    // Fetched while the first tools run.
    for (const { node } of phases) if (node) void this.node(node);
    await this.within('the whole run', seconds, async () => {
      for (const phase of phases) await this.timed(phase);
    });
  }

  async timed(phase) {
    console.log(`\n[test] ${phase.name}: ${phase.what}`);
    const startedAt = Date.now();
    let result = FAILED;
    try {
      result = await this.within(phase.name, phase.seconds, () => this.outcome(phase));
    } catch (error) {
      if (this.stopping.signal.aborted) throw error;
      console.error(`[test] ${phase.name}: ${error.message}`);
    }
    this.add(result);
    this.times.push({ name: phase.name, seconds: (Date.now() - startedAt) / 1000, line: summaryLine(result) });
  }

  /** @throws Error at the deadline, or when the run is stopped; all that runs is ended then. */
  async within(what, seconds, work) {
    const { signal } = this.stopping;
    const timer = setTimeout(() => {
      const names = [...this.running].join(', ') || 'nothing';
      this.stopping.abort(new Error(`${what} is past its deadline of ${seconds} s; still running: ${names}`));
    }, seconds * 1_000);
    let stop;
    const stopped = new Promise((_resolve, reject) => (stop = () => reject(signal.reason)));
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([work(), stopped]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  async outcome(phase) {
    if (phase.tools) return this.tools(phase);
    const ready = [];
    for (const need of phase.needs) ready.push(await this.available[need]());
    const { program, missing } = await this.node(phase.node);
    const lacking = [...ready.map((service) => service.missing), !program && missing].filter(Boolean);
    for (const reason of lacking) console.log(`[test] ${phase.name} is skipped. ${reason}`);
    if (lacking.length) return { ...NOTHING, skipped: Math.max(1, phase.files().length) };
    if (program && missing) console.log(`[test] ${phase.name} runs on Node ${process.versions.node}. ${missing}`);
    if (phase.built) await this.build(phase);
    if (!phase.files().length) return NOTHING;
    return this.specs(phase, program, Object.assign({}, ...ready.map((service) => service.env)));
  }

  /** Node of this major version; in place of the newest LTS, which most phases run on, the one that runs here will do. */
  async node(major) {
    if (!major) return { program: process.execPath };
    if (!this.nodes.has(major)) this.nodes.set(major, findNode(major));
    const found = await this.nodes.get(major);
    return found.missing && major === NEWEST_LTS ? { ...found, program: process.execPath } : found;
  }

  tools({ name }) {
    const env = { ...process.env, [RUN_MARK]: `${this.id}/${name}/` };
    return checkTools({ signal: this.stopping.signal, running: this.running, env });
  }

  async specs(phase, node, env) {
    const mark = `${this.id}/${phase.name}/`;
    const run = (files, workers) =>
      runSpecs({
        files,
        workers,
        node,
        env: { ...phase.env, ...env, [RUN_MARK]: mark },
        args: phase.config ? ['--config', phase.config] : ['--selectProjects', ...phase.projects],
        fileMs: phase.fileSeconds * 1_000,
        running: this.running,
        cleanUp: () => endLeftovers(mark, 0),
        signal: this.stopping.signal,
      });
    const results = await run(phase.files(), phase.workers);
    this.stopping.signal.throwIfAborted();
    for (const [file, { failed, error }] of results) if (failed) console.error(`[test] ${file}: ${firstLine(error)}`);
    const left = await endLeftovers(mark);
    for (const command of left) console.error(`[test] ${phase.name} left running: ${command}`);
    await this.again(phase, results, run);
    const sum = addUp(results.values());
    if (sum.passed + sum.failed + sum.skipped === 0) throw new Error('no test was run');
    return left.length ? addUp([sum, FAILED]) : sum;
  }

  /** Each file that failed once more, alone. With more than a few the run is red anyway. */
  async again(phase, results, run) {
    const failed = [...results].filter(([, { failed }]) => failed);
    if (this.flaky.length + failed.length > MOST_FLAKY) return;
    for (const [file, { error }] of failed) {
      console.log(`[test] once more, alone: ${file}`);
      const second = (await run([file], 1)).get(file);
      if (!second || second.failed) continue;
      this.flaky.push({ phase: phase.name, file, error });
      results.set(file, { ...second, flaky: 1 });
    }
  }

  async build({ name }) {
    if (!whyBuild(ROOT)) return;
    const env = { ...process.env, [RUN_MARK]: `${this.id}/${name}/` };
    this.running.add('the build');
    await runStep({ name: 'build', script: 'scripts/build.mjs', env, signal: this.stopping.signal });
    this.running.delete('the build');
  }

  async cleanUp() {
    try {
      await this.available.stop();
      await endLeftovers(this.id, 0);
      // What a dying process has started last.
      await sleep(200);
      await endLeftovers(this.id, 0);
    } catch (error) {
      console.error(`[test] while cleaning up: ${error.message}`);
      this.add(FAILED);
    }
  }

  report() {
    for (const { name, seconds, line } of this.times)
      console.log(`[test] ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   ${line}`);
    for (const { phase, file, error } of this.flaky)
      console.log(`[test] flaky: ${file} (${phase}) passed only at its second run. At its first:\n${error}`);
    return { total: addUp(this.results), flaky: this.flaky };
  }
}
