import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '#runtime/platform/storage/file-store';

export class LocalFileStore extends FileStore {
  constructor(private readonly dir: string) {
    super();
  }

  /**
   * Written to a temporary file, flushed, then renamed: a crash or a full disk leaves no partial file under the key.
   */
  async put(key: string, bytes: Buffer): Promise<void> {
    const target = this.pathOf(key);
    const temporary = `${target}.${randomUUID()}.part`;
    try {
      const file = await openNew(temporary);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  delete(key: string): Promise<void> {
    return rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }> {
    const entries = await readdir(this.pathOf(prefix), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      if (found) yield { key: path.relative(this.dir, file), modifiedAt: found.mtime };
    }
  }

  private pathOf(key: string): string {
    const target = path.resolve(this.dir, key);
    if (!target.startsWith(`${path.resolve(this.dir)}${path.sep}`)) throw new Error('file key outside the store');
    return target;
  }
}

/** The folder is made when it is missing: once in the life of a shop. */
async function openNew(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    return open(file, 'wx', 0o600);
  }
}
