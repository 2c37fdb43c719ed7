export const texts = {
  resources: { orders: { fields: { 'host-purchases': 'Pembelian host', reimbursements: 'Penggantian' } } },
  eligibility: { title: 'Syarat provider', confirmed: 'Dikonfirmasi pelanggan pada', account: 'Email akun' },
  amounts: {
    title: 'Rincian nominal',
    total: 'Jumlah yang diganti',
    correction: 'Koreksi admin',
    unknown: 'Belum diketahui',
  },
  seat: {
    number: 'Kursi %{n}',
    free: 'Kosong',
    needsTv: 'Butuh TV',
    fill: '%{taken} dari %{size} kursi terisi',
    map: 'Peta kursi',
    periods: 'Masa yang dibayar',
  },
};
