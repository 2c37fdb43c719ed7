import { expect, it } from '@jest/globals';
import { mayRemoveNote, requireMayRemoveNote } from './customer-note.js';

const note = { byUid: 'sari' };

it('a note is removed by who wrote it or by an owner, and by nobody else', () => {
  expect(mayRemoveNote(note, { uid: 'sari', role: 'support' })).toBe(true);
  expect(mayRemoveNote(note, { uid: 'tono', role: 'owner' })).toBe(true);
  expect(mayRemoveNote(note, { uid: 'tono', role: 'support' })).toBe(false);
  expect(() => requireMayRemoveNote(note, { uid: 'tono', role: 'support' })).toThrow(/penulisnya atau oleh pemilik/);
});
