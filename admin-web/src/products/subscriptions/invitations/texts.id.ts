export const texts = {
  resources: {
    invitations: {
      name: 'Undangan',
      empty: 'Tidak ada undangan di daftar ini.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        from: 'Lunas sejak',
        until: 'Lunas sampai',
        since: 'Menunggu sejak',
        orderNumber: 'Pesanan',
        customerName: 'Anggota',
        plan: 'Paket',
        groupName: 'Grup',
        hostName: 'Host',
        accountEmail: 'Email akun provider',
        state: 'Status',
        sentAt: 'Dikirim',
        acceptedAt: 'Diterima',
      },
    },
  },
  actions: {
    invitations: {
      send: {
        label: 'Undangan dikirim',
        ask: 'Undang email ini di provider dulu. Anggotanya kami kabari, dan 48 jam tanpa laporan dianggap diterima.',
        done: 'Undangan dicatat terkirim',
      },
    },
  },
  status: { invitation: { 'to-invite': 'Perlu diundang', sent: 'Undangan terkirim', accepted: 'Diterima' } },
  dashboard: { invitationsToSend: 'Undangan', invitationsToSendHelp: 'anggota perlu diundang' },
  messageKind: { 'tell-invitation-sent': 'Undangan dikirim' },
  eventName: { 'invitation.sent': 'Undangan dikirim' },
};
