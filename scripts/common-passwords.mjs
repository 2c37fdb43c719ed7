import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ROOT, isMain } from './lib/paths.mjs';

const TARGET = path.join(ROOT, 'libs/runtime/src/passwords/common-passwords.ts');
/** Shorter ones are refused for their length already. */
const SHORTEST = 8;
const HOW_MANY = 10_000;
const LINE = 116;

if (isMain(import.meta)) writeFileSync(TARGET, source());

/** The committed list, out of the dictionary that only developers install: most used first, as the dictionary has them. */
export function source() {
  const words = dictionary['passwords-common'].filter((word) => word.length >= SHORTEST).slice(0, HOW_MANY);
  return `/** The ${HOW_MANY} passwords of leaks that are used most and are long enough. Written by scripts/common-passwords.mjs. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  \`
${wrapped(words).join('\n')}
\`
    .trim()
    .split(/\\s+/),
);
`;
}

function wrapped(words) {
  const lines = [''];
  for (const word of words) {
    // A template literal would read the rest as code.
    const safe = word.replace(/[\\`]|\$(?=\{)/g, '\\\\$&');
    if (lines.at(-1).length + safe.length >= LINE) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) ? ' ' : ''}${safe}`;
  }
  return lines;
}
