/** The ledger accounts that the code posts to: code in `ledger_account` and name. */
export const LEDGER_ACCOUNT = {
  bank: 'Bank',
  memberFunds: 'Dana anggota',
  hostPayable: 'Utang ke host',
  feeIncome: 'Pendapatan biaya admin',
  hostReceivable: 'Piutang dari host',
  customerCredit: 'Kredit pelanggan',
  donationFunds: 'Dana donasi',
  giftFunds: 'Titipan hadiah dan tip',
  tipIncome: 'Pendapatan tip',
  customerDeposit: 'Titipan pelanggan',
  refundPayable: 'Utang pengembalian dana',
  goodsIncome: 'Penjualan barang',
  gatewayBalance: 'Saldo di gateway',
  gatewayFee: 'Biaya gateway',
  uniqueCodeIncome: 'Pendapatan kode unik',
  unplacedMoney: 'Dana belum dikenali',
  bankCost: 'Biaya bank',
  bankInterest: 'Bunga bank',
  goodsCost: 'Biaya pembelian barang',
  venueFunds: 'Dana untuk tempat main',
  qurbanFunds: 'Dana qurban',
  transferFeeIncome: 'Potongan biaya transfer',
  rounding: 'Pembulatan',
  priceDifference: 'Selisih harga provider',
  writtenOff: 'Piutang dihapus',
  groupRemainder: 'Sisa grup selesai',
  postageCost: 'Biaya pengiriman',
  bouncedTransfers: 'Transfer dikembalikan bank',
} as const;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNT;

/** The expenses that are booked as costs. */
export type CostAccount = Extract<LedgerAccount, 'goodsCost' | 'postageCost'>;
