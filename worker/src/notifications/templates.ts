import type { OrderFacts } from './order-facts.js';
import { sentence } from './sentence.js';
import { formatWib } from './wib.js';

export interface Message {
  title: string;
  body: string;
  /** Same-site path. */
  link: string;
}

/** What the templates say of a voucher. */
export interface VoucherFacts {
  code: string;
  treatments: number;
  useBy: Date;
}

/** Every text that we send to customers; short and warm. A blank line starts a paragraph in the e-mail. */
export const templates = {
  payNow: (order: OrderFacts, dueAt: Date): Message => ({
    title: `Pesanan ${order.number} sudah kami terima`,
    body: `Halo ${order.name}, kursimu untuk ${order.plan} sudah kami simpan.\n\nTransfer ${order.total} sebelum ${formatWib(dueAt)}, lalu unggah bukti bayarnya. Lewat dari itu, kursimu dilepas untuk anggota lain.`,
    link: order.paymentLink,
  }),

  waitForGroup: (order: OrderFacts): Message => ({
    title: `Pre-order ${order.number} sudah kami catat`,
    body: `Halo ${order.name}, kursimu untuk ${order.plan} sudah kami simpan.\n\nBelum perlu bayar sekarang. Begitu grupmu penuh, kami kabari cara dan batas waktu bayarnya.`,
    link: order.orderLink,
  }),

  welcomeHost: (order: OrderFacts): Message => ({
    title: `Kamu jadi host di pesanan ${order.number}`,
    body: `Halo ${order.name}, terima kasih sudah mau jadi host ${order.plan}.\n\nBeli langganannya langsung di provider, lalu unggah bukti pembeliannya di halaman pesanan. Setelah debitnya terverifikasi dan grup penuh, uangmu kami ganti.`,
    link: order.orderLink,
  }),

  received: (order: OrderFacts): Message => ({
    title: `Pesanan ${order.number} sudah kami terima`,
    body: `Halo ${order.name}, pesananmu untuk ${order.plan} sudah kami terima. Perkembangannya bisa kamu lihat di halaman pesanan.`,
    link: order.orderLink,
  }),

  groupFull: (order: OrderFacts, dueAt: Date): Message => ({
    title: `Grupmu sudah penuh, saatnya bayar pesanan ${order.number}`,
    body: `Halo ${order.name}, kabar baik: grup ${order.plan} sudah penuh.\n\nTransfer ${order.total} sebelum ${formatWib(dueAt)}, lalu unggah bukti bayarnya supaya langgananmu bisa kami proses.`,
    link: order.paymentLink,
  }),

  payReminder: (order: OrderFacts, dueAt: Date): Message => ({
    title: `Jangan lupa bayar pesanan ${order.number}`,
    body: `Halo ${order.name}, batas bayar ${order.total} untuk ${order.plan} tinggal sebentar lagi: ${formatWib(dueAt)}.\n\nSudah transfer? Unggah buktinya supaya kursimu tetap aman.`,
    link: order.paymentLink,
  }),

  proofReceived: (order: OrderFacts): Message => ({
    title: `Bukti bayar pesanan ${order.number} sudah masuk`,
    body: `Halo ${order.name}, terima kasih. Bukti bayarmu untuk ${order.plan} sedang kami periksa, setiap hari pukul 09.00–21.00 WIB. Kami kabari begitu selesai.`,
    link: order.orderLink,
  }),

  purchaseReceived: (order: OrderFacts): Message => ({
    title: `Bukti pembelian pesanan ${order.number} sudah masuk`,
    body: `Halo ${order.name}, terima kasih. Bukti pembelian ${order.plan} sedang kami periksa. Kami kabari begitu debitnya terverifikasi.`,
    link: order.orderLink,
  }),

  paymentConfirmed: (order: OrderFacts, amount: string): Message => ({
    title: `Pembayaran pesanan ${order.number} sudah terkonfirmasi`,
    body: `Halo ${order.name}, pembayaranmu sebesar ${amount} untuk ${order.plan} sudah kami terima. Terima kasih!\n\nLangkah berikutnya kami kabari lewat pesan terpisah.`,
    link: order.orderLink,
  }),

  paymentRejected: (order: OrderFacts, reason: string | null, dueAt: Date | null): Message => ({
    title: `Bukti bayar pesanan ${order.number} belum bisa kami terima`,
    body: `Halo ${order.name}, bukti bayarmu untuk ${order.plan} belum bisa kami terima${because(reason)}\n\nKursimu masih kami simpan. Unggah bukti yang baru${dueAt ? ` sebelum ${formatWib(dueAt)}` : ''} ya.`,
    link: order.paymentLink,
  }),

  orderExpired: (order: OrderFacts): Message => ({
    title: `Pesanan ${order.number} kedaluwarsa`,
    body: `Halo ${order.name}, batas waktu bayar untuk ${order.plan} sudah lewat, jadi kursimu kami lepas.\n\nMasih mau ikut? Pesan lagi kapan saja. Kalau kamu terlanjur transfer, balas pesan ini atau hubungi kami, ya.`,
    link: order.orderLink,
  }),

  orderCancelled: (order: OrderFacts): Message => ({
    title: `Pesanan ${order.number} dibatalkan`,
    body: `Halo ${order.name}, pesananmu untuk ${order.plan} sudah dibatalkan dan kursinya kami lepas.\n\nKalau ini keliru, hubungi kami, ya.`,
    link: order.orderLink,
  }),

  seatActive: (order: OrderFacts): Message => ({
    title: `Langganan ${order.plan} kamu aktif`,
    body: `Halo ${order.name}, kursimu untuk ${order.plan} sudah aktif. Aksesnya muncul di halaman langganan begitu siap. Selamat menikmati!\n\nRinciannya ada di halaman pesanan ${order.number}.`,
    link: order.orderLink,
  }),

  hostActive: (order: OrderFacts): Message => ({
    title: `Pembelian pesanan ${order.number} terverifikasi`,
    body: `Halo ${order.name}, pembelian ${order.plan} sudah terverifikasi dan grupmu siap dipakai. Terima kasih sudah jadi host!\n\nPenggantian uangmu kami jadwalkan begitu grup penuh.`,
    link: order.orderLink,
  }),

  seatPending: (order: OrderFacts, reason: string | null): Message => ({
    title: `Pesanan ${order.number} tinggal menunggu grup siap`,
    body: `Halo ${order.name}, pembayaranmu untuk ${order.plan} sudah aman${because(reason)}\n\nBegitu siap, kursimu langsung kami aktifkan dan kamu kami kabari.`,
    link: order.orderLink,
  }),

  purchaseRejected: (order: OrderFacts, reason: string | null): Message => ({
    title: `Bukti pembelian pesanan ${order.number} belum bisa kami terima`,
    body: `Halo ${order.name}, bukti pembelian ${order.plan} belum bisa kami terima${because(reason)}\n\nUnggah bukti yang baru di halaman pesanan ya.`,
    link: order.orderLink,
  }),

  reimbursementScheduled: (order: OrderFacts, amount: string, dueAt: Date): Message => ({
    title: `Penggantian ${amount} sudah kami jadwalkan`,
    body: `Halo ${order.name}, grup ${order.plan} sudah penuh. Penggantian uangmu sebesar ${amount} kami jadwalkan pada ${formatWib(dueAt)}.`,
    link: order.orderLink,
  }),

  reimbursementCancelled: (order: OrderFacts, amount: string, reason: string | null): Message => ({
    title: `Penggantian ${amount} kami batalkan`,
    body: `Halo ${order.name}, penggantian uangmu sebesar ${amount} untuk ${order.plan} kami batalkan${because(reason)}\n\nKalau menurutmu ini keliru, hubungi kami, ya.`,
    link: order.orderLink,
  }),

  hostReimbursed: (order: OrderFacts, amount: string, reference: string | null): Message => ({
    title: `Penggantian ${amount} sudah kami transfer`,
    body: `Halo ${order.name}, penggantian uangmu sebesar ${amount} untuk ${order.plan} sudah kami transfer${reference ? ` (nomor referensi ${reference})` : ''}. Terima kasih sudah jadi host!`,
    link: order.orderLink,
  }),

  refundIssued: (order: OrderFacts, amount: string, reason: string): Message => ({
    title: `Uang pesanan ${order.number} kami kembalikan`,
    body: `Halo ${order.name}, ${amount} untuk ${order.plan} kami kembalikan${because(reason)}\n\nKalau dalam tiga hari kerja belum masuk, hubungi kami, ya.`,
    link: order.orderLink,
  }),

  voucherIssued: (order: OrderFacts, { code, treatments, useBy }: VoucherFacts): Message => ({
    title: `Voucher pesanan ${order.number} sudah terbit`,
    body: `Halo ${order.name}, ini kode vouchermu untuk ${order.plan}: ${code}\n\nIsinya ${treatments} perawatan. Pakai yang pertama paling lambat ${formatWib(useBy)}; lewat dari itu voucher yang belum dipakai hangus.`,
    link: order.orderLink,
  }),

  voucherReminder: (order: OrderFacts, { code, useBy }: VoucherFacts): Message => ({
    title: `Jangan lupa pakai voucher ${code}`,
    body: `Halo ${order.name}, vouchermu untuk ${order.plan} belum pernah dipakai.\n\nBuat janji dengan kliniknya dan pakai perawatan pertamamu paling lambat ${formatWib(useBy)} supaya tidak hangus.`,
    link: order.orderLink,
  }),

  voucherUsed: (order: OrderFacts, number: number, left: number): Message => ({
    title: `Perawatan ke-${number} sudah tercatat`,
    body: `Halo ${order.name}, perawatan ke-${number} dari ${order.plan} sudah kami catat. ${left > 0 ? `Sisa ${left} perawatan lagi.` : 'Semua perawatanmu sudah dipakai. Terima kasih!'}\n\nBukan kamu yang memakainya? Hubungi kami, ya.`,
    link: order.orderLink,
  }),

  voucherExpired: (order: OrderFacts, { code, useBy }: VoucherFacts): Message => ({
    title: `Voucher ${code} hangus`,
    body: `Halo ${order.name}, voucher ${order.plan} belum dipakai sampai ${formatWib(useBy)}, jadi sudah tidak berlaku.\n\nSudah sempat memakainya sebelum itu? Hubungi kami, kami cek ke kliniknya.`,
    link: order.orderLink,
  }),

  memberLeft: (order: OrderFacts): Message => ({
    title: `Kamu sudah keluar dari grup pesanan ${order.number}`,
    body: `Halo ${order.name}, kursimu untuk ${order.plan} sudah kami lepas dan data login grup tidak bisa kamu buka lagi.\n\nTerima kasih sudah patungan. Mau ikut lagi? Pesan kapan saja.`,
    link: order.orderLink,
  }),

  changeCredential: (order: OrderFacts, link: string): Message => ({
    title: 'Ada anggota yang keluar, ganti kata sandinya ya',
    body: `Halo ${order.name}, seorang anggota keluar dari grup ${order.plan} yang kamu host.\n\nGanti kata sandi di provider, lalu simpan yang baru di halaman langganan. Anggota lain kami kabari.`,
    link,
  }),

  credentialStored: (order: OrderFacts, link: string): Message => ({
    title: 'Data login langgananmu sudah tersedia',
    body: `Halo ${order.name}, data login ${order.plan} sudah bisa kamu buka di halaman langganan.\n\nPakai untuk dirimu sendiri saja dan jangan ubah kata sandinya, ya.`,
    link,
  }),

  credentialChanged: (order: OrderFacts, link: string): Message => ({
    title: 'Data login langgananmu berubah',
    body: `Halo ${order.name}, data login ${order.plan} baru saja diganti. Buka halaman langganan untuk melihat yang baru.`,
    link,
  }),

  followUpAnswered: (order: OrderFacts, answer: string, link: string): Message => ({
    title: `Jawaban untuk pertanyaanmu tentang ${order.number}`,
    body: `Halo ${order.name}, ini jawaban kami tentang ${order.plan}:\n\n${answer.trim()}\n\nMasih ada yang belum beres? Tanya lagi dari halaman langganan.`,
    link,
  }),

  erasureRequested: (name: string): Message => ({
    title: 'Permintaan hapus akun sudah kami terima',
    body: `Halo ${name}, kami akan menghapus akun dan data pribadimu begitu tidak ada uang yang masih terbuka. Sampai saat itu kamu bisa membatalkannya di halaman Hapus Akun.\n\nSesudahnya kami tidak bisa mengabari lagi, karena alamatmu ikut terhapus. Bukan kamu yang minta? Batalkan dan ganti kata sandimu sekarang, ya.`,
    link: '/user/delete-account',
  }),
} as const;

const because = (reason: string | null): string => (reason ? `. ${sentence(reason)}` : '.');
