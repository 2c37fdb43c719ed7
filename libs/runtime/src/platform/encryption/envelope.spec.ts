import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { type Envelope, open, rewrap, seal } from './envelope.js';
import { MasterKeys } from './master-keys.js';

const one = `1:${randomBytes(32).toString('hex')}`;
const two = `2:${randomBytes(32).toString('hex')}`;
const keys = MasterKeys.parse(one);
const both = MasterKeys.parse(`${one}\n# the new one\n${two}\n`);
const SECRET = { username: 'keluarga@contoh.test', password: 'rahasia-sekali', note: 'ñ 🔑' };
const group = randomUUID();
const place = `patungan credential ${group} 3`;

const refused = (reason: string) => expect.objectContaining({ reason });
function flip(bytes: Uint8Array<ArrayBuffer>, at: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy[at]! ^= 1;
  return copy;
}

describe('an envelope', () => {
  it('returns the secret, and does not contain it', () => {
    const envelope = seal(SECRET, place, keys);
    expect(open(envelope, place, keys)).toEqual(SECRET);
    const bytes = Buffer.concat([envelope.wrappedKey, envelope.sealed]).toString('latin1');
    for (const word of Object.values(SECRET)) expect(bytes).not.toContain(word);
  });

  it('differs each time, with the same length for a short and a long password', () => {
    const short = seal({ password: 'x' }, place, keys);
    const long = seal({ password: 'x'.repeat(100) }, place, keys);
    expect(short.sealed).toHaveLength(long.sealed.length);
    expect(Buffer.from(seal(SECRET, place, keys).sealed)).not.toEqual(Buffer.from(seal(SECRET, place, keys).sealed));
  });

  it('cannot be opened when any of its bytes was changed', () => {
    const envelope = seal(SECRET, place, keys);
    for (const part of ['wrappedKey', 'sealed'] as const)
      for (let at = 0; at < envelope[part].length; at += 1) {
        const tampered: Envelope = { ...envelope, [part]: flip(envelope[part], at) };
        expect(() => open(tampered, place, keys)).toThrow(refused('broken'));
      }
  });

  it('cannot be opened when it is truncated', () => {
    const envelope = seal(SECRET, place, keys);
    for (const length of [0, 5, 12, 20, 28, 59])
      expect(() => open({ ...envelope, wrappedKey: envelope.wrappedKey.slice(0, length) }, place, keys)).toThrow(
        refused('broken'),
      );
  });

  it.each([
    ['in the place of another group', `patungan credential ${randomUUID()} 3`],
    ['in the place of a later version', `patungan credential ${group} 4`],
  ])('cannot be opened %s', (_, elsewhere) => {
    expect(() => open(seal(SECRET, place, keys), elsewhere, keys)).toThrow(refused('broken'));
  });

  it('cannot be opened with another key of the same version, nor without a key', () => {
    const envelope = seal(SECRET, place, keys);
    const other = MasterKeys.parse(`1:${randomBytes(32).toString('hex')}`);
    expect(() => open(envelope, place, other)).toThrow(refused('broken'));
    expect(() => open(envelope, place, MasterKeys.parse(two))).toThrow(refused('no-key'));
    expect(() => open({ ...envelope, keyVersion: 2 }, place, both)).toThrow(refused('broken'));
    expect(() => seal(SECRET, place, MasterKeys.none)).toThrow(refused('no-key'));
  });

  it('moves to a new master key without being decrypted, and needs the old one no more', () => {
    const old = seal(SECRET, place, keys);
    const moved = rewrap(old, place, both);
    expect(moved.keyVersion).toBe(2);
    expect(moved.sealed).toEqual(old.sealed);
    expect(open(moved, place, MasterKeys.parse(two))).toEqual(SECRET);
    expect(() => open(moved, place, keys)).toThrow(refused('no-key'));
  });
});

describe('master keys', () => {
  it('wrap with the highest version', () => {
    expect(both.currentVersion).toBe(2);
    expect(MasterKeys.parse(`${two},${one}`).currentVersion).toBe(2);
    expect(MasterKeys.none.currentVersion).toBeNull();
  });

  it('have a fingerprint each, which is not the key', () => {
    expect(both.fingerprint(1)).toBe(keys.fingerprint(1));
    expect(both.fingerprint(1)).not.toBe(both.fingerprint(2));
    expect(one).not.toContain(keys.fingerprint(1)!);
    expect(keys.fingerprint(2)).toBeNull();
  });

  it.each([
    'x',
    '1:abc',
    `1:${'g'.repeat(64)}`,
    `0:${'a'.repeat(64)}`,
    `${one}\n1:${'a'.repeat(64)}`,
    `${one}\n${'b'.repeat(64)}`,
  ])('that are invalid are refused without their content: %#', (text) => {
    expect(() => MasterKeys.parse(text)).toThrow(/^line \d/);
    expect(() => MasterKeys.parse(text)).not.toThrow(/[0-9a-f]{20}/);
  });

  it('are shown by no inspection', () => {
    const hex = one.slice(2);
    expect(inspect(keys, { depth: 9, showHidden: true }) + JSON.stringify(keys)).not.toContain(hex);
  });
});
