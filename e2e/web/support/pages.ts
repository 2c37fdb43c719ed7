import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What stands for a parameter of a path. */
const EXAMPLE: Record<string, string> = { ':slug': 'netflix', '*': 'halaman/yang-tidak-ada' };

/** Every page of the shop, from its route table: a new one is in here by itself. */
export async function shopPages(): Promise<string[]> {
  const script = path.join(ROOT, 'e2e/web/support/shop-routes.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: ROOT });
  const paths = JSON.parse(stdout) as string[];
  return paths.map((one) =>
    one
      .split('/')
      // An optional part is left out.
      .filter((part) => !part.endsWith('?'))
      .map((part) => EXAMPLE[part] ?? (part.startsWith(':') ? 'contoh' : part))
      .join('/'),
  );
}

/** Pages of the console that belong to no resource, as its rooms name them (after the #). */
export function consolePages(): string[] {
  return consoleSources(/\.(room|line)\.ts$/)
    .flatMap((source) => [...source.matchAll(/path: '([^']+)'/g)])
    .map(([, page]) => page!);
}

export interface ConsoleResource {
  name: string;
  views: ('list' | 'show' | 'edit' | 'create')[];
}

/** Every resource of the console with the pages it has, from the declarations in its sources. */
export function consoleResources(): ConsoleResource[] {
  const declared = consoleSources(/\.ts$/).flatMap(
    (source) => source.match(/: ConsoleResource = \{$.+?^\};$/gms) ?? [],
  );
  return declared.map((source) => ({
    name: /name: '([^']+)'/.exec(source)![1]!,
    views: (['list', 'show', 'edit', 'create'] as const).filter((view) =>
      new RegExp(`^\\s+${view}[:,]`, 'm').test(source),
    ),
  }));
}

function consoleSources(name: RegExp): string[] {
  const folder = path.join(ROOT, 'admin-web/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
