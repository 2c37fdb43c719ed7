import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  type AccountStatusCode,
} from '#domain/products/subscriptions/accounts/account-status';
import { SEAT_STATE_WORD, statusWordOf } from '#domain/products/subscriptions/accounts/seat-state';
import { FIXED_LABELS } from './fixed-labels';
import { systemTexts } from '../../../platform/i18n/system-texts';

type WordByStatus = Record<AccountStatusCode, string>;

export const texts = {
  resources: {
    accounts: {
      name: 'Akun',
      empty: 'Belum ada akun. Akun muncul bersama pesanan.',
      active: 'Kursi aktif',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        orderNumber: 'Pesanan',
        customerName: 'Pelanggan',
        plan: 'Paket',
        phoneNumber: 'WhatsApp',
        groupName: 'Grup',
        seatNumber: 'Kursi',
        role: 'Peran',
        grandTotal: 'Total',
        startedOn: 'Masa mulai',
        paidUntil: 'Dibayar sampai',
        ended: 'Berakhir',
        status: 'Status',
        pendingReason: 'Menunggu',
        waitingSince: 'Menunggu sejak',
        createdAt: 'Dibuat',
      },
    },
  },
  actions: {
    accounts: {
      activate: {
        label: 'Aktifkan',
        ask: 'Anggota langsung berstatus aktif tanpa menunggu grupnya siap.',
        done: 'Akun diaktifkan',
      },
      cancel: { label: 'Batalkan kursi', ask: 'Kursi dilepas dan ditawarkan lagi.', done: 'Kursi dibatalkan' },
      refund: {
        label: 'Kembalikan dana',
        done: 'Pengembalian dana dicatat',
      },
      end: {
        label: 'Akhiri keanggotaan',
        ask: 'Keanggotaan langsung berakhir. Masa yang sedang berjalan tidak dikembalikan.',
        done: 'Keanggotaan diakhiri',
      },
    },
  },
  status: {
    account: { ...FIXED_LABELS, prepared: ACCOUNT_STATUS_LABEL.active },
  },
  statusWord: {
    account: {
      ...(Object.fromEntries(Object.values(ACCOUNT_STATUS).map((code) => [code, statusWordOf(code)])) as WordByStatus),
      prepared: SEAT_STATE_WORD.prepared,
    },
  },
  accountMeaning: {
    [ACCOUNT_STATUS.registered]: 'Registered: kursi dipesan, belum dibayar',
    [ACCOUNT_STATUS.waitingForConfirmation]: 'Waiting For Confirmation: bukti menunggu dicek',
    [ACCOUNT_STATUS.active]: 'Active: sudah bisa dipakai',
    prepared: 'Active: login atau undangannya belum diberikan',
    [ACCOUNT_STATUS.pending]: 'Pending: sudah dibayar, grup belum siap',
    [ACCOUNT_STATUS.cancelled]: 'Cancel: kursi sudah dilepas',
    [ACCOUNT_STATUS.refunded]: '(tanpa label): uang sudah dikembalikan',
    [ACCOUNT_STATUS.waitingForFollowUp]: 'Waiting For Follow-up: menunggu pelanggan membayar atau mengirim ulang bukti',
  },
  startedBy: { activation: 'saat kursi aktif', login: 'saat login diberikan', invitation: 'saat undangan dikirim' },
  erasure: { 'active-seat': 'Kursi masih aktif' },
  seatRefund: {
    rule: 'Yang dikembalikan',
    whole: 'Seluruh pembayaran terakhir: %{amount}',
    unused: {
      days: 'Hari yang belum terpakai: %{amount} (%{parts} dari %{all} hari)',
      treatments: 'Perawatan yang belum terpakai: %{amount} (%{parts} dari %{all})',
    },
    typed: 'Nominal lain',
    amount: 'Nominal (Rp)',
    ends: 'Kursinya dilepas dan ditawarkan lagi.',
    stays: 'Kursinya tetap berjalan.',
    aboveRule: 'Menurut aturan paling banyak %{amount}. Lebih dari itu perlu disetujui admin lain sebelum ditransfer.',
    from: '%{amount} dibayar dari %{source}.',
    fromCredit: '%{amount} dibayar dengan kredit dan menjadi kredit lagi.',
  },
  role: { host: 'Host', regular: 'Reguler' },
  ender: { member: 'Diakhiri pelanggan', rule: 'Berakhir otomatis', shop: 'Diakhiri admin', group: 'Grup dibubarkan' },
  timeline: { account: 'Kursi: %{status}' },
  messageKind: {
    'tell-account-status': 'Status akun berubah',
    'tell-plan-changed': 'Paket pesanan diganti',
    'tell-clock-stopped': 'Batas bayar berhenti dulu',
    'tell-member-left': 'Anggota keluar dari grup',
    'tell-money-back-offered': 'Uang kembali ditawarkan',
    'tell-member-moved': 'Anggota dipindah ke grup lain',
    'tell-seat-offered': 'Kursi kosong ditawarkan',
    'tell-host-invited': 'Diminta jadi host',
    'tell-member-ended': 'Kursi diakhiri oleh admin',
    'tell-renewal-price': 'Harga masa berikutnya berubah',
    'tell-renewal-invoice': 'Tagihan perpanjangan',
    'remind-renewal': 'Pengingat perpanjangan',
    'tell-renewal-rejected': 'Bukti perpanjangan ditolak',
    'tell-seat-renewed': 'Langganan diperpanjang',
    'tell-seat-lapsed': 'Perpanjangan belum dibayar',
    'tell-seat-ended': 'Kursi berakhir',
  },
  eventName: {
    'account.status-changed': 'Status akun berubah',
    'member.left': 'Anggota keluar dari grup',
    'seat.money-back-offered': 'Uang kursi yang menunggu ditawarkan kembali',
    'member.moved': 'Anggota pindah grup',
    'member.ended': 'Kursi diakhiri admin',
    'order.plan-changed': 'Paket pesanan diganti',
    'order.clock-stopped': 'Batas bayar berhenti, grup tidak penuh',
  },
  systemText: systemTexts(
    'Grup sudah penuh',
    'Grup sudah siap',
    'Menunggu slot TV di grup',
    'Menunggu host',
    'Menunggu host menyiapkan langganan',
    'Menunggu langganan dibeli',
    'Menunggu %{first} orang lagi',
    'Menunggu %{first} anggota membayar',
    'Menunggu %{first} orang lagi dan %{second} anggota membayar',
    'Naik dari grup %{first} ke grup %{second} karena ada kursi kosong',
    'Pindah dari grup %{first} ke grup %{second} karena ganti paket',
    'Pindah kursi',
    'Keluar dari grup',
  ),
};
