import { TAX } from '../price.js';

/**
 * How a member gets access: invited to a family or team, with the login of a shared account, or with a licence of their
 * own.
 */
export type Access = 'family' | 'team' | 'shared' | 'licence';

/** Who buys at the provider, and when the member pays. `choice`: it depends on the plan. */
export interface Route {
  access: Access;
  boughtBy: 'shop' | 'host';
  pays: 'first' | 'when-full' | 'choice';
}

const ORDER: Record<Route['pays'], string[]> = {
  first: ['Pilih paket dan kursimu, lalu bayar bagianmu dan unggah bukti transfernya.'],
  'when-full': [
    'Pesan kursimu dulu. Paket ini pre-order, jadi belum ada yang perlu dibayar.',
    'Begitu grup penuh, kami menghubungimu untuk membayar bagianmu.',
  ],
  choice: [
    'Pilih durasinya. Paket Ready dibayar sekarang; paket pre-order dibayar setelah grup penuh dan kami menghubungimu.',
    'Transfer bagianmu, lalu unggah buktinya.',
  ],
};
const BUYING: Record<Route['boughtBy'], string> = {
  shop: 'Setelah pembayaranmu kami cek, kami yang membeli dan menyiapkan langganannya.',
  host: 'Setelah pembayaranmu kami cek, kami pasangkan kamu dengan host yang membeli langganannya langsung ke provider.',
};
const GETTING_IN: Record<Access, string> = {
  family: 'Terima undangan keluarga yang kami kirim ke email akunmu, lalu pakai dengan akunmu sendiri.',
  team: 'Terima undangan yang kami kirim ke emailmu, lalu pakai dengan akunmu sendiri.',
  shared: 'Kamu menerima data masuk akun grup. Pakai profil atau perangkat bagianmu saja.',
  licence: 'Kamu menerima cara aktivasinya, lalu pakai di perangkatmu sendiri.',
};

/** The steps of a member, from choosing a plan to having access. */
export const memberSteps = ({ access, boughtBy, pays }: Route): string[] => [
  ...ORDER[pays],
  BUYING[boughtBy],
  GETTING_IN[access],
];

const KEEP_TO: Record<Access, string[]> = {
  family: [
    'Jangan keluar dari grup keluarga sebelum masa langganan habis; kursimu tidak bisa dipakai lagi setelahnya.',
  ],
  team: ['Jangan keluar dari tim atau mengundang orang lain sebelum masa langganan habis.'],
  shared: [
    'Jangan mengganti email, kata sandi, profil orang lain, atau paket di akun grup.',
    'Data masuk hanya untukmu. Membagikannya ke luar grup membuat kursimu kami akhiri.',
  ],
  licence: ['Satu kursi untuk satu orang. Jangan membagikan aktivasinya ke luar grup.'],
};

/** The general terms, followed by those of this kind of access. */
export const memberTerms = ({ access, boughtBy }: Pick<Route, 'access' | 'boughtBy'>): string[] => [
  'Satu kursi dipakai satu orang selama masa langganan yang kamu bayar.',
  ...KEEP_TO[access],
  ...(boughtBy === 'host'
    ? ['Host tidak boleh mengubah paket atau data akun, dan wajib membalas chat anggota yang butuh bantuan masuk.']
    : []),
];

/** docs/rules/prices.md#formula */
export const SHARED_EQUALLY = 'Harga provider dibagi rata sesuai ukuran grup, lalu ditambah biaya admin.';
export const SHARED_WITH_TAX = `Harga provider ditambah ${TAX} dulu, dibagi rata sesuai ukuran grup, lalu ditambah biaya admin.`;
export const HOST_AND_REGULAR =
  'Host membeli langsung ke provider, jadi bagiannya lebih murah. Anggota reguler membayar bagian yang sama ditambah biaya admin.';

/** For providers that bill in another currency. */
export const FOLLOWS_EXCHANGE_RATE =
  'Tagihan provider dalam mata uang asing, jadi harga bisa berubah mengikuti kurs. Pesanan yang sudah dibuat tetap di harga lamanya.';
export const MAY_CHANGE =
  'Kalau provider mengubah tarifnya, harga pesanan baru ikut berubah. Pesanan yang sudah dibuat tetap di harga lamanya.';
