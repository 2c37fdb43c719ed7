import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret that signs tokens and links: made once, kept in DATA_DIR, readable by the owner only. */
export function ownSecret(dataDir) {
  const file = path.join(dataDir, 'app-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds fewer than 32 characters. Remove it to get a new secret.`);
  return secret;
}
