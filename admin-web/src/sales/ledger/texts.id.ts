import { LEDGER_ACCOUNT, type LedgerAccount } from '#domain/sales/ledger/postings';

export const texts = {
  ledger: {
    title: 'Buku besar',
    account: 'Pos',
    accounts: { ...LEDGER_ACCOUNT } as Record<LedgerAccount, string>,
    code: 'Kode',
    balance: 'Saldo',
    sum: 'Jumlah',
    entries: 'Neraca saldo dari %{n} catatan, semuanya dibaca pada saat yang sama',
  },
  dashboard: { ledger: 'Jumlah buku besar', balanced: 'Seimbang', unbalanced: 'Tidak seimbang, periksa sekarang' },
};
