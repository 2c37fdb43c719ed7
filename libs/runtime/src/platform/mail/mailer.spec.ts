import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DomainError } from '#domain/platform/domain-error';
import { FolderMailer } from '#runtime/platform/mail/folder-mailer';
import type { MailMessage } from '#runtime/platform/mail/mailer';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'patungan-mail-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const mailer = () => new FolderMailer(path.join(dir, 'outbox'), 'Patungan <halo@patungan.test>');
const message = (given: Partial<MailMessage> = {}): MailMessage => ({
  uid: '7b0b8a3e-0000-4000-8000-000000000001',
  to: { name: 'Budi Santoso', address: 'budi@patungan.test' },
  subject: 'Pesanan kamu',
  text: 'Halo Budi',
  html: '<p>Halo Budi</p>',
  ...given,
});
const written = async () => {
  const [file, ...more] = await readdir(path.join(dir, 'outbox'));
  expect(more).toEqual([]);
  return { file, eml: await readFile(path.join(dir, 'outbox', file!), 'utf8') };
};
const headersOf = (eml: string) => eml.slice(0, eml.indexOf('\n\n')).replace(/\n\s+/g, ' ').split('\n');

describe('FolderMailer', () => {
  it('writes one whole message for each notification, with a stable Message-ID, and replaces it when sent again', async () => {
    await mailer().send(message());
    await mailer().send(message());
    const { file, eml } = await written();
    expect(file).toBe('7b0b8a3e-0000-4000-8000-000000000001.eml');
    expect(headersOf(eml)).toEqual(
      expect.arrayContaining([
        'Message-ID: <7b0b8a3e-0000-4000-8000-000000000001@patungan>',
        'From: Patungan <halo@patungan.test>',
        'To: Budi Santoso <budi@patungan.test>',
        'Subject: Pesanan kamu',
      ]),
    );
    expect(eml).toContain('Halo Budi');
    expect(eml).toContain('<p>Halo Budi</p>');
  });

  it.each([
    ['name', { to: { name: 'Budi\r\nBcc: jahat@patungan.test', address: 'budi@patungan.test' } }],
    ['subject', { subject: 'Halo\r\nBcc: jahat@patungan.test\r\n\r\nisi' }],
    ['subject with a lone line feed', { subject: 'Halo\nBcc: jahat@patungan.test' }],
    [
      'name that looks like a second address',
      { to: { name: 'a@b.test, jahat@patungan.test', address: 'budi@patungan.test' } },
    ],
  ])('lets no %s add a header or a recipient', async (_, given) => {
    await mailer().send(message(given));
    const headers = headersOf((await written()).eml);
    expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(headers.filter((line) => /^to:/i.test(line))[0]).toMatch(/<budi@patungan\.test>$/);
  });

  it.each(['', 'budi', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', '<a@b.test>', 'a b@c.test', 'a@b@c.test'])(
    'refuses the address %j',
    async (address) => {
      await expect(mailer().send(message({ to: { name: 'Budi', address } }))).rejects.toBeInstanceOf(DomainError);
    },
  );

  it('keeps a file name inside the folder', async () => {
    await mailer().send(message({ uid: '../../escaped' }));
    expect((await written()).file).toBe('escaped.eml');
  });
});
