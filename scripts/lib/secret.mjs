import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

/** The secret that signs tokens and links: created once in DATA_DIR, readable by its owner only. */
export function ownSecret(dataDir) {
  const file = path.join(dataDir, 'app-secret');
  writeOnce(file, randomBytes(32).toString('hex'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds fewer than 32 characters. Remove it to get a new secret.`);
  return secret;
}

/** The file with the master keys of the vault. Beside the data it only protects a stolen dump (docs/operations.md, "The vault"). */
export function ownVaultKeyFile(dataDir) {
  const file = path.join(dataDir, 'vault-keys');
  writeOnce(
    file,
    `# Without this file the stored logins cannot be read. docs/operations.md\n1:${randomBytes(32).toString('hex')}\n`,
  );
  return file;
}

function writeOnce(file, text) {
  if (!existsSync(file)) writeWhole(file, text);
}
