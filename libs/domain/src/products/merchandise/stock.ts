import { DomainError } from '../../platform/domain-error.js';

/** Why the stock of a variant has changed. docs/rules/merchandise.md#stock */
export const STOCK_MOVES = {
  received: { label: 'Barang masuk', sign: 1 },
  sold: { label: 'Terjual', sign: -1 },
  returned: { label: 'Dikembalikan pembeli', sign: 1 },
  restocked: { label: 'Pesanan batal', sign: 1 },
  lost: { label: 'Hilang atau rusak', sign: -1 },
  counted: { label: 'Hasil hitung ulang', sign: null },
} as const satisfies Record<string, { label: string; sign: 1 | -1 | null }>;
export type StockMove = keyof typeof STOCK_MOVES;

/** What an admin records; the others follow from orders. */
export const ADMIN_STOCK_MOVES = ['received', 'lost', 'counted'] as const satisfies readonly StockMove[];
export type AdminStockMove = (typeof ADMIN_STOCK_MOVES)[number];

export interface Stock {
  /** Pieces in the shelf. */
  stock: number;
  /** Those of them that unpaid orders hold. */
  held: number;
}

/** Pieces that can be ordered now. */
export const availableOf = ({ stock, held }: Stock): number => stock - held;

/**
 * By how much a movement changes the stock: `quantity` pieces in or out, or, when counted, the difference to the count.
 * @throws DomainError when so many are not there, or fewer would be left than orders hold.
 */
export function stockChange(move: AdminStockMove, quantity: number, { stock, held }: Stock): number {
  if (move === 'lost' && quantity > stock)
    throw new DomainError(
      'NOT_IN_STOCK',
      stock > 0 ? `Stoknya hanya ${stock} buah.` : 'Stoknya sudah kosong.',
      'invalid',
      'quantity',
    );
  const change = move === 'counted' ? quantity - stock : quantity * STOCK_MOVES[move].sign;
  if (stock + change < held)
    throw new DomainError(
      'STOCK_IS_HELD',
      `Pesanan yang belum dibayar menahan ${held} buah, jadi stok tidak bisa kurang dari itu.`,
      'invalid',
      'quantity',
    );
  return change;
}
