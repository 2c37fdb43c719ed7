import { type Words, words } from './message-template.js';

const DAY = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** What an admin sends by WhatsApp, prepared in the link. A message of the inbox is sent as it stands there. */
export const WHATSAPP_TEXTS = {
  customer: ({ name }: { name: string }) => words`Halo ${{ name }}, kami dari Patungan.`,
  order: ({ name, number, plan }: { name: string; number: string; plan: string }) =>
    words`Halo ${{ name }}, kami dari Patungan. Tentang pesanan ${{ number }} (${{ plan }}):`,
  /** While nobody has named an account to which a refund of the order could go. `link`: where its customer names one. */
  'refund-account': ({ name, number, amount, link }: { name: string; number: string; amount: string; link: string }) =>
    words`Halo ${{ name }}, kami dari Patungan. ${{ amount }} dari pesanan ${{ number }} kembali untukmu. Isi rekeningmu di sini, ya: ${{ link }}`,
  shipment: ({ name, number }: { name: string; number: string }) =>
    words`Halo ${{ name }}, kami dari Patungan. Tentang kiriman pesanan ${{ number }}:`,
  errand: ({ name, plan, code }: { name: string; plan: string; code: string }) =>
    words`Halo ${{ name }}, kami dari Patungan. Tentang titipanmu ${{ plan }} (${{ code }}):`,
  /** Before the end of what is paid. */
  renewal: ({ name, plan, amount, lastDay }: Renewal) =>
    words`Halo ${{ name }}, kami dari Patungan. ${{ plan }} kamu dibayar sampai ${{ lastDay: DAY.format(lastDay) }}. Supaya jalan terus, transfer ${{ amount }} sebelum hari itu lewat dan unggah buktinya di halaman langganan, ya.`,
  /** After it. */
  'renewal-late': ({ name, plan, amount, lastDay, graceDay }: Renewal & { graceDay: Date }) =>
    words`Halo ${{ name }}, kami dari Patungan. Masa ${{ plan }} kamu habis ${{ lastDay: DAY.format(lastDay) }} dan perpanjangannya belum kami terima. Kursimu kami simpan sampai ${{ graceDay: DAY.format(graceDay) }}: transfer ${{ amount }}, lalu unggah buktinya di halaman langganan, ya.`,
};

interface Renewal {
  name: string;
  plan: string;
  amount: string;
  lastDay: Date;
}

export type WhatsAppTextName = keyof typeof WHATSAPP_TEXTS;
export const whatsAppKey = (name: WhatsAppTextName): string => `whatsapp.${name}`;
/** A chat has no title. */
export const CHAT_TITLE = 'WhatsApp';
export type WhatsAppFacts<N extends WhatsAppTextName> = Parameters<(typeof WHATSAPP_TEXTS)[N]>[0];
export const whatsAppWords = <N extends WhatsAppTextName>(name: N, facts: WhatsAppFacts<N>): Words =>
  (WHATSAPP_TEXTS[name] as (facts: WhatsAppFacts<N>) => Words)(facts);
