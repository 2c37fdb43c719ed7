import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { ROOT } from '../lib/paths.mjs';

/** Compiles single files into dist/ exactly where (and with the settings with which) `nest build` puts them. */
export async function compile(files) {
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const output = outputOf(file);
    const { code, map } = await transformFile(path.join(ROOT, file), {
      root: ROOT,
      outputPath: path.dirname(output),
    }).catch((error) => {
      // The picture of the place, without the compiler's own stack.
      throw new Error(error.message.split('\n\nCaused by')[0].trim());
    });
    mkdirSync(path.dirname(output), { recursive: true });
    writeFileSync(output, map ? `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n` : code);
    if (map) writeFileSync(`${output}.map`, map);
  }
}

/** A source that is gone must not live on in dist/. */
export function removeOutput(files) {
  for (const output of files.map(outputOf)) for (const file of [output, `${output}.map`]) rmSync(file, { force: true });
}

/** The generated Prisma client, as sources to compile. */
export function generatedSources() {
  const folder = 'libs/runtime/src/generated';
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

const outputOf = (file) => path.join(ROOT, 'dist', file.replace(/\.ts$/, '.js'));
