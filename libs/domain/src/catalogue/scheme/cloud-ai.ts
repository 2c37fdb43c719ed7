import type { WrittenEntry } from './scheme-entry.js';
import {
  FOLLOWS_EXCHANGE_RATE,
  MAY_CHANGE,
  SHARED_EQUALLY,
  SHARED_WITH_TAX,
  memberSteps,
  memberTerms,
} from './scheme-wording.js';

const FAMILY = { access: 'family', boughtBy: 'shop', pays: 'first' } as const;
const SHARED = { access: 'shared', boughtBy: 'shop', pays: 'first' } as const;
const TEAM_PO = { access: 'team', boughtBy: 'shop', pays: 'when-full' } as const;

export const cloudAiEntries: WrittenEntry[] = [
  {
    slug: 'google-one',
    name: 'Google One',
    title: 'Google One: ruang lebih lega, berlima',
    desc: 'Tambahan ruang untuk Drive, Gmail, dan Google Foto, langsung di akun Google-mu.',
    schemes: memberSteps(FAMILY),
    additionalInfo: [
      'Ruangnya dipakai bersama berlima, tetapi berkas, email, dan fotomu tetap hanya bisa kamu lihat.',
      'Kosongkan akun yang sudah terlalu penuh sebelum langganan berakhir, supaya email-mu tetap bisa masuk.',
    ],
    notes: ['Siapkan alamat Gmail-mu; undangannya dikirim ke sana.', MAY_CHANGE],
    priceInfo: SHARED_WITH_TAX,
    termsAndConditions: memberTerms(FAMILY),
  },
  {
    slug: 'google-gemini',
    name: 'Google AI Pro',
    title: 'Google AI Pro: Gemini versi Pro, berlima',
    desc: 'Asisten Gemini versi Pro beserta ruang penyimpanan Google, langsung di akunmu.',
    schemes: memberSteps(FAMILY),
    additionalInfo: ['Percakapanmu dengan Gemini tersimpan di akunmu sendiri dan tidak terlihat anggota lain.'],
    notes: ['Siapkan alamat Gmail-mu; undangannya dikirim ke sana.', MAY_CHANGE],
    priceInfo: SHARED_WITH_TAX,
    termsAndConditions: memberTerms(FAMILY),
  },
  {
    slug: 'dropbox',
    name: 'Dropbox',
    title: 'Dropbox: penyimpanan berkas, berlima',
    desc: 'Ruang penyimpanan yang tersinkron di semua perangkat selama setahun.',
    schemes: memberSteps(TEAM_PO),
    additionalInfo: ['Pindahkan berkasmu sebelum langganan berakhir kalau ukurannya melebihi jatah gratis.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(TEAM_PO),
  },
  {
    slug: 'chatgpt-plus',
    name: 'ChatGPT Plus',
    title: 'ChatGPT Plus: asisten AI, berlima',
    desc: 'ChatGPT versi Plus untuk kerja dan belajar.',
    schemes: memberSteps(SHARED),
    additionalInfo: [
      'Akunnya dipakai bersama. Pakai obrolan sementara atau hapus obrolanmu, dan jangan menulis data pribadi di sana.',
    ],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    importantNotes: ['Grup ChatGPT Plus sekarang lima orang, sebelumnya enam.'],
    termsAndConditions: memberTerms(SHARED),
  },
];
