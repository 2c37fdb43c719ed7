import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#domain/platform/durations';
import type { DemoRows } from './demo-rows.js';
import type { DemoKey } from './people.js';

/** What the team has written down about a demo customer. */
const DEMO_NOTES: { about: DemoKey; hoursAgo: number; text: string }[] = [
  {
    about: 'customer',
    hoursAgo: 52,
    text: 'Lebih suka dihubungi lewat WhatsApp. Jam kerja tidak bisa angkat telepon.',
  },
  {
    about: 'customer',
    hoursAgo: 3,
    text: 'Sudah ditelepon, katanya transfer besok pagi.\nKalau sampai siang belum masuk, ingatkan sekali lagi.',
  },
  {
    about: 'agus',
    hoursAgo: 6,
    text: 'Tanya apakah bisa pindah ke paket yang pakai TV bulan depan. Sudah dijelaskan caranya.',
  },
];

/** Adds the notes and their entries in the audit log. */
export function writeNotes(
  rows: DemoRows,
  people: Record<DemoKey, { uid: string }>,
  admin: { uid: string; name: string },
  now: Date,
): void {
  for (const { about, hoursAgo, text } of DEMO_NOTES) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const customerUid = people[about].uid;
    rows.notes.push({ uid: randomUUID(), customerUid, text, by: admin.name, byUid: admin.uid, at });
    const audited = { action: 'write-note', subject: 'customers', subjectUid: customerUid };
    rows.audit.push({ at, actor: admin.name, actorUid: admin.uid, ...audited });
  }
}
