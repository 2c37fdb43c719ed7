import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileStore } from '#runtime/platform/storage/file-store';
import { LocalFileStore } from '#runtime/platform/storage/local-file-store';
import { S3FileStore } from '#runtime/platform/storage/s3-file-store';
import { startS3Server } from '#testing/s3-server';

interface Place {
  store: FileStore;
  close: () => Promise<void>;
}

async function onDisk(): Promise<Place> {
  const dir = await mkdtemp(path.join(tmpdir(), 'patungan-files-'));
  return { store: new LocalFileStore(dir), close: () => rm(dir, { recursive: true, force: true }) };
}

async function onS3(): Promise<Place> {
  const server = await startS3Server('bukti');
  const settings = { bucket: 'bukti', region: 'id-1', accessKeyId: 'kunci', secretAccessKey: 'rahasia' };
  return { store: new S3FileStore({ ...settings, endpoint: server.url }), close: server.close };
}

describe.each([
  ['on the local disk', onDisk],
  ['on an S3-compatible store', onS3],
])('files %s', (_, open) => {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  it('are returned byte for byte, the latest version of a key', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_unused, i) => i % 256));
    await place.store.put('proofs/a.webp', Buffer.from('old'), 'image/webp');
    await place.store.put('proofs/a.webp', bytes, 'image/webp');
    expect((await place.store.get('proofs/a.webp'))?.equals(bytes)).toBe(true);
  });

  it('that do not exist are null, and deleting them is no error', async () => {
    expect(await place.store.get('proofs/none.webp')).toBeNull();
    await place.store.delete('proofs/none.webp');
  });

  it('are listed below a prefix with their age, over several pages, and not after deletion', async () => {
    for (const name of ['b', 'c', 'd']) await place.store.put(`proofs/${name}.webp`, Buffer.from(name), 'image/webp');
    await place.store.put('other/e.webp', Buffer.from('e'), 'image/webp');
    const listed = async () => {
      const files = [];
      for await (const file of place.store.list('proofs/')) files.push(file);
      return files.sort((one, two) => one.key.localeCompare(two.key));
    };
    const files = await listed();
    expect(files.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'].map((name) => `proofs/${name}.webp`));
    expect(Math.max(...files.map(({ modifiedAt }) => Date.now() - modifiedAt.getTime()))).toBeLessThan(60_000);
    await place.store.delete('proofs/c.webp');
    expect((await listed()).map(({ key }) => key)).not.toContain('proofs/c.webp');
  });
});

describe('the local disk', () => {
  it('never leaves its folder, and leaves no partial file', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'patungan-files-'));
    const store = new LocalFileStore(dir);
    await expect(store.get('../../etc/passwd')).rejects.toThrow('outside');
    await expect(store.put('../x', Buffer.from('x'))).rejects.toThrow('outside');
    await store.put('proofs/x', Buffer.from('x'));
    expect(await readdir(path.join(dir, 'proofs'))).toEqual(['x']);
    await rm(dir, { recursive: true });
  });
});
