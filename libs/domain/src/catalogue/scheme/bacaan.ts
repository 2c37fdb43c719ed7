import type { WrittenEntry } from './scheme-entry.js';
import {
  FOLLOWS_EXCHANGE_RATE,
  MAY_CHANGE,
  SHARED_EQUALLY,
  SHARED_WITH_TAX,
  memberSteps,
  memberTerms,
} from './scheme-wording.js';

const SHARED = { access: 'shared', boughtBy: 'shop', pays: 'first' } as const;
const SHARED_CHOICE = { access: 'shared', boughtBy: 'shop', pays: 'choice' } as const;

export const bacaanEntries: WrittenEntry[] = [
  {
    slug: 'gramedia-digital',
    name: 'Gramedia Digital',
    title: 'Gramedia Digital: buku, majalah, koran, berdua',
    desc: 'Baca koleksi Gramedia di satu aplikasi. Pilih Full, Fiksi, atau Nonfiksi.',
    schemes: memberSteps(SHARED),
    additionalInfo: [
      'Full berisi semua koleksi: buku, majalah, dan koran. Fiksi dan Nonfiksi hanya buku dari jenisnya.',
      'Tiap jenis adalah langganan tersendiri, jadi teman segrupmu memilih jenis yang sama denganmu.',
    ],
    notes: ['Biaya adminnya sama untuk ketiga paket.', MAY_CHANGE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED),
  },
  {
    slug: 'wattpad',
    name: 'Wattpad',
    title: 'Wattpad: cerita tanpa iklan, bertiga',
    desc: 'Baca cerita tanpa iklan dan simpan lebih banyak untuk dibaca luring.',
    schemes: memberSteps(SHARED),
    additionalInfo: ['Perpustakaan di akun grup dipakai bersama; tandai ceritamu dengan daftar bacaan sendiri.'],
    notes: [MAY_CHANGE],
    priceInfo: SHARED_WITH_TAX,
    termsAndConditions: memberTerms(SHARED),
  },
  {
    slug: 'scribd',
    name: 'Scribd',
    title: 'Scribd: dokumen dan buku digital, bertiga',
    desc: 'Unduh dokumen dan baca buku digital di Scribd.',
    schemes: memberSteps(SHARED),
    additionalInfo: ['Dokumen yang kamu unggah terlihat di akun grup, jadi jangan mengunggah berkas pribadi.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED),
  },
  {
    slug: 'medium',
    name: 'Medium',
    title: 'Medium: tulisan pilihan tanpa batas, berlima',
    desc: 'Baca semua tulisan khusus anggota Medium. Ada paket bulanan dan tahunan.',
    schemes: memberSteps(SHARED_CHOICE),
    additionalInfo: ['Simpan artikel di daftar bacaanmu sendiri, supaya tidak tercampur dengan anggota lain.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_CHOICE),
  },
];
