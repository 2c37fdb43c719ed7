import { type KeyObject, createHmac, createSecretKey } from 'node:crypto';

const LINE = /^(\d{1,9}):([0-9a-f]{64})$/i;

/** The keys that wrap data keys, by version. New secrets use the highest version. */
export class MasterKeys {
  private constructor(private readonly keys: ReadonlyMap<number, KeyObject>) {}

  /**
   * Parses `<version>:<64 hex digits>`, one in each line or separated by commas; empty lines and lines with # are
   * skipped.
   * @throws Error with the number of the invalid line, never its content.
   */
  static parse(text: string): MasterKeys {
    const lines = text.split(/[\n,]/).map((line) => line.trim());
    const keys = new Map<number, KeyObject>();
    for (const [index, line] of lines.entries()) {
      if (line === '' || line.startsWith('#')) continue;
      const [, version, hex] = LINE.exec(line) ?? [];
      if (!version || !hex) throw new Error(`line ${index + 1} must look like 1:<64 hex digits>`);
      if (keys.has(Number(version)) || Number(version) < 1)
        throw new Error(`line ${index + 1}: version used twice, or 0`);
      keys.set(Number(version), createSecretKey(hex, 'hex'));
    }
    return new MasterKeys(keys);
  }

  static readonly none = new MasterKeys(new Map());

  /** null without keys: the vault cannot be used. */
  get currentVersion(): number | null {
    return this.keys.size ? Math.max(...this.keys.keys()) : null;
  }

  get(version: number): KeyObject | undefined {
    return this.keys.get(version);
  }

  /** Distinguishes two keys of one version without disclosing them. */
  fingerprint(version: number): string | null {
    const key = this.keys.get(version);
    return key ? createHmac('sha256', key).update('patungan vault key').digest('hex') : null;
  }
}
