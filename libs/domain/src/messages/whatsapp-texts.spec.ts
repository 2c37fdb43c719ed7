import { expect, it } from '@jest/globals';
import { fillTemplate } from './message-template.js';
import { whatsAppWords } from './whatsapp-texts.js';

it('the chat message of a renewal names plan, amount and the day until which it can be paid', () => {
  const seat = { name: 'Budi', plan: 'Netflix TV', amount: 'Rp61.000', lastDay: new Date('2026-12-20T16:59:59.999Z') };
  const grace = { ...seat, graceDay: new Date('2026-12-23T16:59:59.999Z') };
  const [before, after] = [whatsAppWords('renewal', seat), whatsAppWords('renewal-late', grace)];
  expect(fillTemplate(before.template, before.values)).toContain('Netflix TV kamu dibayar sampai 20 Desember 2026');
  expect(fillTemplate(after.template, after.values)).toContain(
    'Kursimu kami simpan sampai 23 Desember 2026: transfer Rp61.000',
  );
});
