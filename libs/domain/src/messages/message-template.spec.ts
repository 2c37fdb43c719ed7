import { describe, expect, it } from '@jest/globals';
import { checkMessageText, fillTemplate, placeholdersOf, renderMessage, words } from './message-template.js';

const [name, total, dueAt] = ['Budi', 'Rp61.000', 'Jumat, 20 November 2026, 15.00 WIB'];
const title = words`Pesanan ${{ number: 'PTG-1' }}`;
const body = words`Halo ${{ name }}, transfer ${{ total }} sebelum ${{ dueAt }}.${{ moreTime: '' }}`;

describe('a template', () => {
  it('has the names of its values, and is its text when they are put in', () => {
    expect(body.template).toBe('Halo {name}, transfer {total} sebelum {dueAt}.{moreTime}');
    expect(fillTemplate(body.template, body.values)).toBe(`Halo Budi, transfer Rp61.000 sebelum ${dueAt}.`);
  });

  it('takes values as they are: a name in braces is no placeholder, and nothing of an object is one', () => {
    expect(fillTemplate('Halo {name}, {total}', { name: '{total}', total })).toBe('Halo {total}, Rp61.000');
    expect(fillTemplate('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('has no more than one empty line where a value is empty', () => {
    expect(fillTemplate('Satu.\n\n{note}\n\nDua.\n\n{note}', { note: '' })).toBe('Satu.\n\nDua.');
  });

  it('lists the placeholders of title and body, with what the body cannot be without', () => {
    expect(placeholdersOf(title, body).map((one) => [one.name, one.sample, one.required])).toEqual([
      ['name', 'Budi', false],
      ['total', 'Rp61.000', true],
      ['dueAt', dueAt, true],
      ['moreTime', '', true],
      ['number', 'PTG-1', false],
    ]);
  });
});

describe('a changed text', () => {
  const changed = { title: 'Hai {name}', body: '{total} ditunggu sampai {dueAt} untuk {number}.{moreTime}' };

  it.each([
    [{ title: ' ' }, 'title', 'Field ini wajib diisi'],
    [{ body: '' }, 'body', 'Field ini wajib diisi'],
    [{ title: 'a'.repeat(121) }, 'title', 'Maksimal 120 karakter'],
    [{ title: 'Dua\nbaris' }, 'title', 'Judul harus satu baris'],
    [{ body: `${changed.body} {amount}` }, 'body', 'Isian {amount} tidak dikenal di pesan ini'],
    [{ title: 'Hai {nama}' }, 'title', 'Isian {nama} tidak dikenal di pesan ini'],
    [{ body: 'Halo {name}, bayar {total}.{moreTime}' }, 'body', 'Isian {dueAt} wajib ada'],
    [{ title: 'Hai {name' }, 'title', 'Kurung kurawal hanya untuk isian, seperti {name}'],
    [{ body: `${changed.body} {}` }, 'body', 'Kurung kurawal hanya untuk isian, seperti {name}'],
  ])('%j is refused at %s: %s', (part, field, message) => {
    expect(() => checkMessageText({ ...changed, ...part }, placeholdersOf(title, body))).toThrow(
      expect.objectContaining({ code: 'MESSAGE_TEXT_INVALID', kind: 'invalid', field, message }),
    );
  });

  it('is sent with the values of title and body', () => {
    expect(renderMessage(title, body, changed)).toEqual({
      title: 'Hai Budi',
      body: `Rp61.000 ditunggu sampai ${dueAt} untuk PTG-1.`,
      isBroken: false,
    });
  });

  it('that does not fit its message any more gives way to the default', () => {
    const asDefault = { title: 'Pesanan PTG-1', body: `Halo Budi, transfer Rp61.000 sebelum ${dueAt}.` };
    expect(renderMessage(title, body, { ...changed, body: '{amount}' })).toEqual({ ...asDefault, isBroken: true });
    expect(renderMessage(title, body, { title: '', body: '' })).toEqual({ ...asDefault, isBroken: true });
    expect(renderMessage(title, body)).toEqual({ ...asDefault, isBroken: false });
  });
});
