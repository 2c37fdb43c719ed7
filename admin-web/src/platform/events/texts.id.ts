import { systemTexts } from '../i18n/system-texts';

export const texts = {
  resources: {
    events: {
      name: 'Peristiwa',
      empty: 'Belum ada peristiwa.',
      fields: {
        q: 'Cari kode atau sebab',
        name: 'Peristiwa',
        about: 'Tentang',
        payload: 'Isi',
        state: 'Keadaan',
        createdAt: 'Terjadi',
        publishedAt: 'Diantrekan',
        settledAt: 'Selesai',
        setAsideAt: 'Disisihkan',
        setAsideReason: 'Sebab',
        redrives: 'Diulang',
      },
    },
  },
  actions: {
    events: {
      redrive: {
        label: 'Jalankan ulang',
        ask: 'Pekerjaannya diantrekan lagi; yang sudah selesai tidak terulang.',
        done: 'Peristiwa diantrekan lagi',
      },
    },
  },
  status: { event: { waiting: 'Menunggu', published: 'Diantrekan', settled: 'Selesai', 'set-aside': 'Disisihkan' } },
  dashboard: { events: 'Peristiwa gagal', eventsHelp: '%{waiting} menunggu diantrekan' },
  systemText: systemTexts('Peristiwa ini sudah selesai atau sedang menunggu dikirim.'),
};
