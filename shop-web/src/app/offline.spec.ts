import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(path.join('shop-web/public', file), 'utf8');

it('the files that are kept for a page without the network are read anew when one of them changes', () => {
  const worker = read('sw.js');
  const files = /FILES = \[(.*)\]/.exec(worker)![1]!.match(/[\w.-]+\.\w+/g)!;
  expect(files).toContain('offline.html');
  const hash = createHash('sha256');
  for (const file of files) hash.update(read(file));
  expect(/KEPT = '(.*)'/.exec(worker)![1]).toBe(`offline-${hash.digest('hex').slice(0, 8)}`);
});
