/** Of all demo people. */
export const DEMO_PASSWORD = 'patungan-demo';

/** The owner: has every permission. */
export const DEMO_ADMIN = { name: 'Admin Patungan', email: 'admin@patungan.test', role: 'owner' } as const;
/** One admin for each role. */
export const DEMO_ADMINS = [
  DEMO_ADMIN,
  { name: 'Sinta Wulandari', email: 'support@patungan.test', role: 'support' },
  { name: 'Fajar Nugroho', email: 'finance@patungan.test', role: 'finance' },
  { name: 'Kirana Lestari', email: 'catalogue@patungan.test', role: 'catalogue' },
] as const;

/** The first two are printed by `npm start`; the others fill the groups. */
export const DEMO_CUSTOMERS = [
  { key: 'customer', name: 'Citra Maharani', email: 'customer@patungan.test', phoneNumber: '6281100001001' },
  { key: 'host', name: 'Hendra Gunawan', email: 'host@patungan.test', phoneNumber: '6281100001002' },
  { key: 'rina', name: 'Rina Kartika', email: 'rina@patungan.test', phoneNumber: '6281100001003' },
  { key: 'dimas', name: 'Dimas Prasetyo', email: 'dimas@patungan.test', phoneNumber: '6281100001004' },
  { key: 'siti', name: 'Siti Rahmawati', email: 'siti@patungan.test', phoneNumber: '6281100001005' },
  { key: 'bayu', name: 'Bayu Saputra', email: 'bayu@patungan.test', phoneNumber: '6281100001006' },
  { key: 'putri', name: 'Putri Ayuningtyas', email: 'putri@patungan.test', phoneNumber: '6281100001007' },
  { key: 'agus', name: 'Agus Wibowo', email: 'agus@patungan.test', phoneNumber: '6281100001008' },
  { key: 'maya', name: 'Maya Anggraini', email: 'maya@patungan.test', phoneNumber: '6281100001009' },
  { key: 'rizky', name: 'Rizky Ramadhan', email: 'rizky@patungan.test', phoneNumber: '6281100001010' },
  { key: 'dewi', name: 'Dewi Puspitasari', email: 'dewi@patungan.test', phoneNumber: '6281100001011' },
  { key: 'yoga', name: 'Yoga Firmansyah', email: 'yoga@patungan.test', phoneNumber: '6281100001012' },
] as const;

export type DemoKey = (typeof DEMO_CUSTOMERS)[number]['key'];
