import type { WrittenEntry } from './scheme-entry.js';
import { HOST_AND_REGULAR, MAY_CHANGE, memberSteps, memberTerms } from './scheme-wording.js';

const FAMILY = { access: 'family', boughtBy: 'host', pays: 'first' } as const;

export const musikEntries: WrittenEntry[] = [
  {
    slug: 'spotify',
    name: 'Spotify',
    title: 'Spotify: musik tanpa iklan, bertiga',
    desc: 'Musik dan podcast tanpa iklan dengan akunmu sendiri. Playlist dan daftar sukamu tidak ke mana-mana.',
    schemes: memberSteps(FAMILY),
    additionalInfo: [
      'Kamu tidak perlu membuat akun baru. Undangan keluarganya cukup kamu terima dari akun yang sudah ada.',
    ],
    notes: ['Bagian host persis sepertiga harga provider, tanpa biaya admin.', MAY_CHANGE],
    priceInfo: HOST_AND_REGULAR,
    termsAndConditions: memberTerms(FAMILY),
  },
  {
    slug: 'apple-music',
    name: 'Apple Music',
    title: 'Apple Music: jutaan lagu, berlima',
    desc: 'Lagu, lirik, dan audio berkualitas tinggi lewat grup keluarga, dengan Apple ID-mu sendiri.',
    schemes: memberSteps(FAMILY),
    additionalInfo: ['Perpustakaan lagumu tetap pribadi; anggota lain tidak melihat apa yang kamu dengar.'],
    notes: ['Undangan dikirim ke Apple ID yang kamu tulis saat memesan.', MAY_CHANGE],
    priceInfo: HOST_AND_REGULAR,
    importantNotes: ['Menjadi host Apple Music perlu perangkat Apple.'],
    termsAndConditions: memberTerms(FAMILY),
  },
];
