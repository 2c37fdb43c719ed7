import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadTexts } from './platform/i18n/i18n-provider';
import { registry } from './registry';
import { i18nProvider } from '../test/providers';
import { translateSystemText } from './platform/i18n/system-text';

const sentences = (await loadTexts(registry.texts, 'id')).flatMap((texts) =>
  Object.keys((texts as { systemText?: object }).systemText ?? {}),
);
const inConsole = (text: string) => translateSystemText(text, i18nProvider.translate);

describe('texts of the system in an English console', () => {
  beforeEach(() => i18nProvider.changeLocale('en'));
  afterEach(() => i18nProvider.changeLocale('id'));

  it('is English, with its figures', () => {
    expect(inConsole('Pembayaran diterima')).toBe('Payment received');
    expect(inConsole('Penggantian Rp861.777,50 dijadwalkan')).toBe('Reimbursement of Rp861.777,50 scheduled');
    expect(
      inConsole(
        'Nomor referensi hanya boleh berisi huruf A–Z, angka, spasi, dan tanda . , - / # : _ & + ( ), dalam satu baris',
      ),
    ).toMatch(/letters A–Z, digits, spaces/);
    expect(inConsole('Naik dari grup 12 ke grup 1 karena ada kursi kosong')).toMatch(/from group 12 to group 1,/);
  });

  it.each(['Salah transfer 2 kali, 50.000 lalu 5.000', 'Bukti %{buram}. Kirim 1 lagi', 'Pembayaran diterima?', ''])(
    'stays as a person wrote it: %s',
    (text) => expect(inConsole(text)).toBe(text),
  );
});

it('is the same sentence in an Indonesian console', () => {
  const text = 'Naik dari grup 1 ke grup 12 karena ada kursi kosong';
  expect(inConsole(text)).toBe(text);
});

describe('the translated sentences of the system', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = ['api/src', 'worker/src', 'libs/domain/src', 'libs/contracts/src', 'libs/runtime/src']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/generated\//.test(file))
    .map((file) => readFileSync(file, 'utf8'));

  it('are the ones that the system writes, word by word', () => {
    const gone = sentences.filter((sentence) => {
      const parts = sentence.split(/%\{\w+\}/).filter(Boolean);
      return !sources.some((source) => parts.every((part) => source.includes(part)));
    });
    expect(gone).toEqual([]);
  });

  it('are all that histories are given as a cause', () => {
    // Sentences; an event gives a code as its reason.
    const causes = sources.flatMap((source) =>
      [...source.matchAll(/\bwhy: '([A-Z][^']+)'/g)].map(([, cause]) => cause!),
    );
    expect(causes.length).toBeGreaterThan(10);
    expect(causes.filter((cause) => !sentences.includes(cause))).toEqual([]);
  });
});
