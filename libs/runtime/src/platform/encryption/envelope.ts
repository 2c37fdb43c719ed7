import { type CipherKey, createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { MasterKeys } from '#runtime/platform/encryption/master-keys';

/**
 * The place of a secret: names its table, its row and its version. It is authenticated with the secret, so that an
 * envelope cannot be copied to another row or restored from an older version.
 */
export type Place = string;
export interface Envelope {
  keyVersion: number;
  wrappedKey: Uint8Array<ArrayBuffer>;
  sealed: Uint8Array<ArrayBuffer>;
}

/**
 * `no-key`: the master key of that version is not configured. `broken`: changed, moved, or wrapped with another key.
 */
export class EnvelopeError extends Error {
  constructor(readonly reason: 'no-key' | 'broken') {
    super(`the envelope cannot be opened: ${reason}`);
  }
}

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
/** Secrets are padded to a multiple of this, to hide their length. */
const BLOCK = 256;

/** Encrypts `secret` with a new data key, and that with the newest master key. @throws EnvelopeError without one. */
export function seal(secret: object, place: Place, keys: MasterKeys): Envelope {
  const dataKey = randomBytes(32);
  const plain = Buffer.from(JSON.stringify(secret));
  const padded = Buffer.concat([plain, Buffer.alloc(BLOCK - (plain.length % BLOCK), ' ')]);
  try {
    return { ...wrap(dataKey, place, keys), sealed: encrypt(createSecretKey(dataKey), padded, place) };
  } finally {
    for (const bytes of [dataKey, plain, padded]) bytes.fill(0);
  }
}

/** @throws EnvelopeError when it cannot be decrypted. */
export function open(envelope: Envelope, place: Place, keys: MasterKeys): unknown {
  const dataKey = unwrap(envelope, place, keys);
  const plain = decrypt(createSecretKey(dataKey), envelope.sealed, place);
  dataKey.fill(0);
  try {
    return JSON.parse(plain.toString());
  } finally {
    plain.fill(0);
  }
}

/** Wraps the data key with the newest master key, without decrypting the secret. @throws EnvelopeError. */
export function rewrap(envelope: Envelope, place: Place, keys: MasterKeys): Envelope {
  const dataKey = unwrap(envelope, place, keys);
  try {
    return { ...wrap(dataKey, place, keys), sealed: envelope.sealed };
  } finally {
    dataKey.fill(0);
  }
}

function wrap(dataKey: Buffer, place: Place, keys: MasterKeys): Pick<Envelope, 'keyVersion' | 'wrappedKey'> {
  const keyVersion = keys.currentVersion;
  const key = keyVersion === null ? undefined : keys.get(keyVersion);
  if (keyVersion === null || !key) throw new EnvelopeError('no-key');
  return { keyVersion, wrappedKey: encrypt(key, dataKey, keyOf(place, keyVersion)) };
}

function unwrap({ keyVersion, wrappedKey }: Envelope, place: Place, keys: MasterKeys): Buffer {
  const key = keys.get(keyVersion);
  if (!key) throw new EnvelopeError('no-key');
  return decrypt(key, wrappedKey, keyOf(place, keyVersion));
}

const keyOf = (place: Place, keyVersion: number): string => `${place} key ${keyVersion}`;

function encrypt(key: CipherKey, plain: Buffer, associated: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(associated));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), body]));
}

function decrypt(key: CipherKey, box: Uint8Array, associated: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, box.subarray(0, IV), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(associated));
    decipher.setAuthTag(box.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(box.subarray(IV + TAG)), decipher.final()]);
  } catch {
    // OpenSSL's message does not help, and errors must not contain secrets.
    throw new EnvelopeError('broken');
  }
}
