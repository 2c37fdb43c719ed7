import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from './paths.mjs';

describe('a file written whole', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'patungan-whole-'));
    file = path.join(folder, 'postgres.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  // The shell's limit on the size of a file (in blocks) acts like a full disk.
  const write = (text: string, mostBlocks: string) =>
    spawnSync('bash', [
      '-c',
      `ulimit -f ${mostBlocks}; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      script(text),
    ]);
  const script = (text: string) =>
    `import { writeWhole } from '${path.join(ROOT, 'scripts/lib/write-whole.mjs')}'; writeWhole('${file}', '${text}');`;

  it('takes the place of the old one, and is for its owner alone', () => {
    writeFileSync(file, 'old');
    expect(write('new', 'unlimited').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['postgres.json']);
  });

  it('leaves the old one where the disk has no room, and nothing beside it', () => {
    writeFileSync(file, 'old');
    expect(write('new', '0').status).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['postgres.json']);
  });
});
