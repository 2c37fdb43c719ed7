export const texts = {
  resources: {
    'access-claims': {
      name: 'Klaim akses',
      empty: 'Tidak ada klaim di sini.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        dueAt: 'Batas waktu',
        openedAt: 'Dilaporkan',
        answerDueAt: 'Jawaban paling lambat',
        solveDueAt: 'Beres paling lambat',
        orderNumber: 'Pesanan',
        customerName: 'Anggota',
        plan: 'Paket',
        groupName: 'Grup',
        reasonLabel: 'Kendala',
        state: 'Keadaan',
        answeredAt: 'Dijawab',
        answeredBy: 'Dijawab oleh',
        endedAt: 'Selesai',
        endedBy: 'Diselesaikan oleh',
        note: 'Alasan',
        refund: 'Diusulkan kembali',
      },
    },
  },
  actions: {
    'access-claims': {
      solve: {
        label: 'Sudah beres',
        ask: 'Tulis apa yang sudah kamu lakukan; anggota membacanya. Kalau ia diam 48 jam, aksesnya dianggap beres.',
        done: 'Klaim ditandai beres',
      },
      reject: {
        label: 'Tolak klaim',
        ask: 'Tulis kenapa klaim ini tidak berdasar; anggota membacanya.',
        done: 'Klaim ditolak',
      },
      settle: {
        label: 'Selesaikan kasus',
        ask: 'Penggantian host untuk siklus ini tidak ditahan lagi. Usulan pengembalian dana tetap berjalan.',
        done: 'Kasus selesai, penggantian dilepas',
      },
    },
  },
  claims: {
    running: 'Waktunya berjalan',
    ofGroup: '%{smart_count} klaim akses',
    due: { open: 'jawab paling lambat %{at}', answered: 'selesaikan paling lambat %{at}' },
    show: 'Buka klaim',
    holds: 'Penggantian host untuk siklus ini ditahan sampai kasusnya kamu selesaikan.',
  },
  status: {
    claim: {
      open: 'Belum dijawab',
      answered: 'Perlu diselesaikan',
      solved: 'Beres',
      rejected: 'Ditolak',
      missed: 'Lewat waktu',
      settled: 'Kasus selesai',
      dropped: 'Gugur',
    },
  },
  dashboard: {
    runningClaims: 'Klaim akses',
    runningClaimsHelp: 'waktunya sedang berjalan',
  },
  messageKind: {
    'tell-claim-opened': 'Klaim akses dibuka',
    'tell-claim-missed': 'Klaim akses lewat waktu',
    'tell-claim-decided': 'Klaim akses diputuskan',
  },
  eventName: {
    'claim.opened': 'Klaim akses dibuka',
    'claim.missed': 'Klaim akses lewat waktu',
    'claim.decided': 'Klaim akses diputuskan',
  },
};
