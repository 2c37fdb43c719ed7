import type { WrittenEntry } from './scheme-entry.js';
import { FOLLOWS_EXCHANGE_RATE, MAY_CHANGE, SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';

const TEAM_CHOICE = { access: 'team', boughtBy: 'shop', pays: 'choice' } as const;
const SHARED = { access: 'shared', boughtBy: 'shop', pays: 'first' } as const;
const SHARED_CHOICE = { access: 'shared', boughtBy: 'shop', pays: 'choice' } as const;
const LICENCE_PO = { access: 'licence', boughtBy: 'shop', pays: 'when-full' } as const;
const TEAM_PO = { access: 'team', boughtBy: 'shop', pays: 'when-full' } as const;

export const produktivitasEntries: WrittenEntry[] = [
  {
    slug: 'microsoft-365',
    name: 'Microsoft 365',
    title: 'Microsoft 365: Office lengkap, berlima',
    desc: 'Word, Excel, PowerPoint, dan ruang OneDrive milikmu sendiri, dengan akun Microsoft-mu.',
    schemes: memberSteps(TEAM_CHOICE),
    additionalInfo: [
      'Berkas di OneDrive-mu hanya bisa kamu buka. Anggota lain punya ruangnya masing-masing.',
      'Paket bulanan langsung diproses. Paket tahunan menunggu sampai kelima kursinya terisi.',
    ],
    notes: ['Siapkan email akun Microsoft-mu; undangannya dikirim ke sana.', MAY_CHANGE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(TEAM_CHOICE),
  },
  {
    slug: 'zoom',
    name: 'Zoom',
    title: 'Zoom: rapat tidak terputus di tengah jalan',
    desc: 'Rapat daring melewati batas 40 menit, dipakai bergantian oleh lima orang.',
    schemes: memberSteps(SHARED),
    additionalInfo: [
      'Satu akun hanya bisa membuka satu rapat pada satu waktu, jadi sepakati jadwalnya dengan anggota grup.',
    ],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED),
  },
  {
    slug: 'setapp',
    name: 'Setapp',
    title: 'Setapp: ratusan aplikasi Mac, berempat',
    desc: 'Satu langganan untuk ratusan aplikasi Mac dan iPhone.',
    schemes: memberSteps(LICENCE_PO),
    additionalInfo: ['Periksa dulu apakah Mac-mu sudah memakai versi macOS yang didukung Setapp.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(LICENCE_PO),
  },
  {
    slug: 'ilovepdf',
    name: 'ILovePDF',
    title: 'ILovePDF: urusan PDF beres, bersembilan',
    desc: 'Gabung, pisah, kompres, dan ubah PDF tanpa batas harian. Grup terbesar kami: sembilan orang.',
    schemes: memberSteps(TEAM_PO),
    additionalInfo: ['Berkas yang kamu olah hanya ada di akunmu; anggota lain tidak melihatnya.'],
    notes: ['Karena grupnya besar, menunggu penuh bisa sedikit lebih lama.', FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(TEAM_PO),
  },
  {
    slug: 'grammarly',
    name: 'Grammarly',
    title: 'Grammarly: bahasa Inggris lebih rapi, bertiga',
    desc: 'Periksa tata bahasa dan gaya tulisan bahasa Inggris. Pilih 1, 3, atau 12 bulan.',
    schemes: memberSteps(SHARED_CHOICE),
    additionalInfo: ['Dokumen tersimpan di akun bersama, jadi hapus tulisan pribadimu setelah selesai diperiksa.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_CHOICE),
  },
  {
    slug: 'rekafin',
    name: 'Rekafin',
    title: 'Rekafin: pembukuan rapi, langsung untukmu',
    desc: 'Catat pemasukan, pengeluaran, dan laporan keuangan. Tidak perlu menunggu grup, karena langganannya untukmu sendiri.',
    schemes: [
      'Pilih paket Personal untuk keuangan pribadi atau UMKM untuk usaha.',
      'Bayar, lalu unggah bukti transfernya.',
      'Setelah pembayaranmu kami cek, akun Rekafin-mu kami aktifkan lewat email yang kamu tulis.',
    ],
    additionalInfo: [
      'Paket Personal mencatat keuangan pribadi. Paket UMKM menambah pembukuan usaha sampai laporan laba rugi.',
    ],
    notes: ['Tidak ada biaya admin.', MAY_CHANGE],
    priceInfo: 'Ini harga khusus lewat Patungan, tanpa biaya admin dan tanpa dibagi dengan orang lain.',
    termsAndConditions: ['Satu langganan untuk satu akun Rekafin.', 'Data pembukuanmu tetap milikmu.'],
    normalPrice: { 'rekafin-personal': 45_000, 'rekafin-umkm': 169_000 },
  },
];
