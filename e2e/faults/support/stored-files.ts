import { createHash } from 'node:crypto';
import path from 'node:path';
import { daysAfter } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import type { Database } from '#runtime/platform/db/database';
import { LocalFileStore } from '#runtime/platform/storage/local-file-store';
import { OrphanFilesSweep } from '../../../worker/src/platform/sweeps/orphan-files.sweep.js';

/** Two days on: old enough for the sweep. */
class LaterClock extends Clock {
  override now(): Date {
    return daysAfter(new Date(), 2);
  }
}

const storeIn = (dataDir: string): LocalFileStore => new LocalFileStore(path.join(dataDir, 'files'));

/** Runs the worker's sweep as it will run in two days. @returns the keys of the files that it has deleted. */
export async function sweepOrphans(database: Database, dataDir: string): Promise<string[]> {
  const before = await storedFiles(dataDir);
  await new OrphanFilesSweep(database, storeIn(dataDir), new LaterClock()).sweep();
  const after = await storedFiles(dataDir);
  return [...before.keys()].filter((key) => !after.has(key));
}

/** Every stored picture: key → SHA-256 of what is in the file. */
export async function storedFiles(dataDir: string): Promise<Map<string, string>> {
  const store = storeIn(dataDir);
  const found = new Map<string, string>();
  for await (const { key } of store.list('proofs/')) {
    const bytes = await store.get(key);
    found.set(key, createHash('sha256').update(bytes!).digest('hex'));
  }
  return found;
}
