export const texts = {
  resources: {
    notifications: {
      name: 'Email & notifikasi',
      empty: 'Belum ada pesan yang dikirim.',
      fields: {
        q: 'Cari isi, nama, HP, atau email',
        customerName: 'Penerima',
        email: 'Email',
        kind: 'Jenis',
        title: 'Judul',
        createdAt: 'Dibuat',
        readAt: 'Dibaca',
        emailState: 'Status email',
        emailedAt: 'Terkirim',
      },
    },
    'mail-outage': { name: 'Email yang tertahan' },
  },
  actions: { 'mail-outage': { redrive: { label: 'Kirim ulang' } } },
  status: { email: { waiting: 'Menunggu', sending: 'Dikirim', sent: 'Terkirim' } },
  mailOutage: {
    open: 'Kirim ulang email (%{count})',
    title: 'Kirim ulang email yang tertahan?',
    submit: 'Kirim ulang',
    counts:
      '%{setAside} disisihkan, %{held} menunggu server, untuk %{customers} pelanggan. Yang sudah terkirim tidak terulang.',
    oldest: 'Yang paling lama sejak %{at}.',
    paused: 'Dijeda: %{destination}, sejak %{since} (%{reason}).',
    done: '%{count} email diantrekan lagi',
  },
  eventName: { 'notification.created': 'Pesan dibuat' },
};
