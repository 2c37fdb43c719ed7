import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    blacklist: {
      name: 'Daftar hitam',
      empty: 'Daftar hitam masih kosong.',
      fields: {
        q: 'Cari nama, HP, email, atau alasan',
        reason: 'Alasan',
        keys: 'Dikenali dari',
        customers: 'Pelanggan',
        customerUid: 'ID pelanggan',
        state: 'Keadaan',
        phone: 'Nomor HP',
        phoneNumber: 'Nomor HP',
        email: 'Email',
        device: 'ID perangkat',
        deviceId: 'ID perangkat',
        until: 'Berlaku sampai',
        expiresAt: 'Berlaku sampai',
        createdAt: 'Dibuat',
        createdBy: 'Oleh',
        endedAt: 'Berakhir',
        endReason: 'Alasan berakhir',
      },
    },
  },
  actions: {
    blacklist: {
      create: {
        label: 'Tambah ke daftar hitam',
        ask: 'Akun yang email ini sudah diverifikasinya langsung tidak bisa memesan, dikeluarkan dari semua perangkat, dan diberi tahu alasannya. Email yang belum diverifikasi, nomor, dan perangkat bisa diketik atau dipakai siapa saja: yang sama muncul sebagai dugaan, dan kamu yang memutuskan.',
        done: 'Masuk daftar hitam',
        fields: { proof: 'Bukti (foto)' },
      },
      lift: { label: 'Cabut', ask: 'Pelanggan bisa memesan lagi dan membaca alasannya.', done: 'Daftar hitam dicabut' },
      'accept-appeal': {
        label: 'Terima banding',
        ask: 'Blokir dicabut. Jawabanmu dikirim ke pelanggan.',
        done: 'Banding diterima',
      },
      'refuse-appeal': {
        label: 'Tolak banding',
        ask: 'Blokir tetap berlaku. Jawabanmu dikirim ke pelanggan.',
        done: 'Banding ditolak',
      },
    },
  },
  status: {
    blacklist: { active: 'Diblokir', appealing: 'Banding menunggu', lifted: 'Dicabut', expired: 'Berakhir' },
    appeal: { waiting: 'Menunggu', accepted: 'Diterima', refused: 'Ditolak', lapsed: 'Gugur' },
  },
  blacklist: {
    untilLifted: 'Sampai dicabut',
    untilHelp: 'Hari terakhir berlaku. Kosongkan bila sampai dicabut.',
    appeals: 'Banding',
    noAppeals: 'Belum ada banding.',
    customers: 'Pelanggan yang terkena',
    noCustomers:
      'Belum ada. Yang datang dengan email terverifikasi ini langsung terkena; nomor atau perangkat yang sama muncul sebagai dugaan.',
    on: { customer: 'dipilih langsung', phone: 'nomor HP sama', email: 'email sama', device: 'perangkat sama' },
  },
  dashboard: { appeals: 'Banding daftar hitam', appealsHelp: 'banding menunggu jawaban' },
  messageKind: {
    'tell-blocked': 'Masuk daftar hitam',
    'tell-unblocked': 'Keluar dari daftar hitam',
    'tell-appeal-refused': 'Banding ditolak',
  },
  eventName: {
    'customer.blocked': 'Masuk daftar hitam',
    'customer.unblocked': 'Keluar dari daftar hitam',
    'blacklist.appealed': 'Banding diajukan',
    'blacklist.appeal-refused': 'Banding ditolak',
  },
  systemText: systemTexts('Masa blokir selesai'),
};
