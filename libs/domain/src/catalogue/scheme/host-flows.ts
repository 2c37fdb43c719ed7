/** The steps of a host of one brand. docs/rules/hosts.md#duties */
export interface HostFlow {
  name: string;
  /** The brand's slug in the price list. */
  slug: string;
  /** One list of steps, or one for each kind of host plan. */
  flow: readonly string[] | readonly HostFlowVariant[];
}

export interface HostFlowVariant {
  title: string;
  /** The slug of the host package in the price list. */
  plan: string;
  steps: readonly string[];
}

const SEND_PROOF = 'Unggah bukti pembelian yang memperlihatkan tanggal dan jumlah yang terdebit, beserta rekeningmu.';
const GET_REPAID =
  'Setelah pembayarannya terdebit dan buktimu kami cek, kami transfer penggantiannya paling cepat hari kerja berikutnya pukul 10.00 WIB.';
const KEEP_HELPING = 'Selama masa langganan: balas chat, bantu anggota masuk, dan jangan ubah paket atau data akunnya.';

const netflix = (plan: string, devices: string): string[] => [
  `Pesan paket ${plan} di Patungan.`,
  'Admin memberimu data akun yang emailnya sudah diaktifkan untuk grup.',
  'Masuk dengan data itu, lalu bayar langganannya langsung ke Netflix dengan metode pembayaranmu.',
  SEND_PROOF,
  `Admin menyiapkan profil tiap anggota. Kamu memakai profilmu ${devices}.`,
  GET_REPAID,
  KEEP_HELPING,
];

const apple = (service: string): string[] => [
  'Siapkan perangkat Apple. Pastikan akunmu terdaftar di Indonesia dan belum pernah bergabung dengan grup keluarga lain dalam 12 bulan terakhir.',
  `Pesan paket Host ${service} di Patungan.`,
  'Admin memberimu Apple ID untuk grup. Masuk dengan Apple ID itu di perangkatmu.',
  `Berlangganan ${service} langsung ke Apple dengan metode pembayaranmu.`,
  SEND_PROOF,
  'Admin mengirim undangan keluarga kepada anggota. Bantu mereka kalau undangannya belum diterima.',
  GET_REPAID,
  KEEP_HELPING,
];

/** The brands with a host flow, in display order. */
export const HOST_FLOWS: readonly HostFlow[] = [
  {
    name: 'Netflix',
    slug: 'netflix',
    flow: [
      {
        title: 'Host TV',
        plan: 'netflix-host-tv',
        steps: netflix('Host TV', 'di televisi, HP, tablet, atau laptop'),
      },
      {
        title: 'Host non-TV',
        plan: 'netflix-host-non-tv',
        steps: netflix('Host non-TV', 'di HP, tablet, atau laptop'),
      },
    ],
  },
  {
    name: 'Disney+ Hotstar',
    slug: 'disney-hotstar',
    flow: [
      'Pastikan akunmu tidak sedang berlangganan atau dalam masa tenggang, lalu pesan paket Host.',
      'Admin memberimu data akun untuk grup.',
      'Masuk dengan data itu, lalu beli langganan satu tahun langsung ke Disney+ Hotstar.',
      SEND_PROOF,
      'Admin menyiapkan akses kedua anggota lain. Bantu mereka masuk, termasuk saat diminta kode.',
      GET_REPAID,
      KEEP_HELPING,
    ],
  },
  { name: 'Apple One', slug: 'apple-one', flow: apple('Apple One') },
  { name: 'Apple One Premier', slug: 'apple-one-premier', flow: apple('Apple One Premier') },
  { name: 'Apple TV+', slug: 'apple-tv', flow: apple('Apple TV+') },
  {
    name: 'Canva',
    slug: 'canva',
    flow: [
      'Pesan paket Host, bulanan atau tahunan.',
      'Tunggu sampai lima orang terkonfirmasi: kamu dan empat anggota reguler. Kami kabari kalau sudah lengkap.',
      'Beli langganan timnya langsung ke Canva sesuai durasi yang kamu pilih.',
      SEND_PROOF,
      'Admin menyiapkan timnya dan mengirim undangan ke email tiap anggota.',
      GET_REPAID,
      KEEP_HELPING,
    ],
  },
  { name: 'Apple Music', slug: 'apple-music', flow: apple('Apple Music') },
  {
    name: 'Spotify',
    slug: 'spotify',
    flow: [
      'Pastikan akunmu terdaftar di Indonesia dan belum pernah bergabung dengan grup keluarga lain dalam 12 bulan terakhir.',
      'Pesan paket Host di Patungan.',
      'Beli langganan grupnya langsung ke Spotify dengan metode pembayaranmu.',
      SEND_PROOF,
      'Admin mengatur undangan kedua anggota lain bersamamu. Bantu mereka sampai bergabung.',
      GET_REPAID,
      KEEP_HELPING,
    ],
  },
];

/** The flow as variants, also where there is only one (without title and plan). */
export const variantsOf = ({ flow }: HostFlow): { title?: string; plan?: string; steps: readonly string[] }[] =>
  isOneWay(flow) ? [{ steps: flow }] : [...flow];

const isOneWay = (flow: HostFlow['flow']): flow is readonly string[] => typeof flow[0] === 'string';
