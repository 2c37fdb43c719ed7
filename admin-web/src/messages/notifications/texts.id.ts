export const texts = {
  resources: {
    notifications: {
      name: 'Pesan',
      empty: 'Belum ada pesan yang dikirim.',
      fields: {
        q: 'Cari judul atau penerima',
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
  },
  status: { email: { waiting: 'Menunggu', sending: 'Dikirim', sent: 'Terkirim' } },
  eventName: { 'notification.created': 'Pesan dibuat' },
};
