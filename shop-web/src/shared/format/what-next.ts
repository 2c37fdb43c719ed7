import type { VariantView } from '#contracts/http/catalogue.http';

const WHAT_NEXT = {
  host: 'Tidak ada yang dibayar ke kami. Setelah memesan, kamu berlangganan ke provider lalu kirim buktinya.',
  po: 'Belum perlu bayar. Kami kabari begitu grup penuh, baru kamu transfer.',
  ready: 'Langsung diproses setelah pembayaranmu dicek.',
};

/** What an order of this plan means for the buyer's money: beside the price, and again before it is sent. */
export const whatNext = ({ isHost, isPo }: Pick<VariantView, 'isHost' | 'isPo'>): string =>
  isHost ? WHAT_NEXT.host : isPo ? WHAT_NEXT.po : WHAT_NEXT.ready;
