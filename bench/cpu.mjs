import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const MS_A_TICK = 10;
const HASHED_BYTES = 16 * 1024 * 1024;
const SAMPLES = 9;

/**
 * Milliseconds of CPU time that a process and its children have used so far, the ended ones included. Unlike a time by the
 * clock it is hardly changed by other work on the machine. Linux only.
 */
export function cpuMs(pid) {
  const processes = allProcesses();
  const own = processes.get(pid);
  if (!own) throw new Error(`process ${pid} has ended`);
  const ofChildren = childrenOf(processes, pid).reduce((sum, child) => sum + cpuOfTree(processes, child), 0);
  return (own.ticks + ofChildren) * MS_A_TICK;
}

/** Milliseconds of CPU time for hashing 16 MB with SHA-256: the unit in which machines can be compared. */
export function hashingMs() {
  const bytes = Buffer.alloc(HASHED_BYTES, 1);
  const samples = Array.from({ length: SAMPLES }, () => {
    const before = process.cpuUsage();
    createHash('sha256').update(bytes).digest();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return samples.sort((a, b) => a - b)[SAMPLES >> 1];
}

const cpuOfTree = (processes, pid) =>
  processes.get(pid).ticks + childrenOf(processes, pid).reduce((sum, child) => sum + cpuOfTree(processes, child), 0);

const childrenOf = (processes, parent) => [...processes.keys()].filter((pid) => processes.get(pid).parent === parent);

function allProcesses() {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program may contain spaces and brackets; the fields are counted from behind it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number);
      processes.set(Number(name), { parent: Number(fields[1]), ticks: utime + stime + cutime + cstime });
    } catch {
      // It has ended meanwhile.
    }
  }
  return processes;
}
