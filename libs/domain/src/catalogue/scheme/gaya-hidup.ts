import { formatRupiah } from '../../platform/sen.js';
import { ZAP_SERIES } from './zap-series.js';
import type { WrittenEntry } from './scheme-entry.js';
import { FOLLOWS_EXCHANGE_RATE, SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';

const FAMILY_PO = { access: 'family', boughtBy: 'shop', pays: 'when-full' } as const;

export const gayaHidupEntries: WrittenEntry[] = [
  {
    slug: 'strava',
    name: 'Strava',
    title: 'Strava: catat lari dan gowes, bertiga',
    desc: 'Analisis latihan, rute, dan target selama setahun, dengan akun Strava-mu sendiri.',
    schemes: memberSteps(FAMILY_PO),
    additionalInfo: ['Aktivitas dan privasi rutemu tetap kamu atur sendiri.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(FAMILY_PO),
  },
  {
    slug: 'zap',
    name: 'Zap',
    title: 'Zap: seri perawatan, berempat',
    // docs/rules/vouchers.md#series
    desc: 'Voucher 32 perawatan untuk empat orang, masing-masing 8 kali, dengan diskon grup 15%.',
    schemes: [
      'Pilih seri sesuai kategori perawatan yang kamu mau, lalu pesan kursimu. Belum ada yang perlu dibayar.',
      'Begitu empat orang lengkap, kami menghubungimu untuk membayar bagianmu.',
      'Setelah semua anggota membayar, kami beli serinya di klinik. Saat itu voucher bagianmu terbit.',
      'Buat janji dengan klinik dan pakai voucher pertamamu paling lambat 30 hari setelah dibeli.',
    ],
    additionalInfo: [
      'Angka pada nama seri adalah kategori harga satu perawatan dalam ribuan rupiah: Seri 199 untuk kategori Rp199.000, dan seterusnya.',
      'Setiap anggota memakai 8 perawatan bagiannya sendiri. Jatahmu tidak berkurang karena anggota lain.',
    ],
    notes: ['Jadwal perawatan mengikuti ketersediaan klinik.'],
    priceInfo: 'Harga seri sudah termasuk diskon grup dan sudah dihitung per anggota.',
    importantNotes: ['Voucher yang belum dipakai sama sekali dalam 30 hari setelah dibeli tidak berlaku lagi.'],
    termsAndConditions: [
      'Satu seri dibeli oleh empat orang yang memilih seri yang sama.',
      'Voucher berlaku atas nama anggota yang memesan.',
      'Pemakaian pertama paling lambat 30 hari setelah pembelian.',
    ],
    series: ZAP_SERIES,
    categoryTreatment: [199, 299, 499, 749, 1249].map((tier) => ({
      title: `Seri ${tier}`,
      description: [
        `Untuk perawatan kategori ${formatRupiah(tier * 1000)} per kali`,
        '8 perawatan untukmu, 32 perawatan untuk satu grup',
      ],
    })),
  },
];
