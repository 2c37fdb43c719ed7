import { Minus, Plus } from 'lucide-react';
import { CART_LIMIT } from '#domain/products/merchandise/cart';

const BUTTON =
  'grid size-11 place-items-center rounded-xl text-accent hover:bg-tint disabled:text-muted disabled:opacity-50';

/** A number of pieces with buttons; `what` names the thing for screen readers. */
export function Quantity({
  value,
  available,
  what,
  onChange,
}: {
  value: number;
  available: number;
  what: string;
  onChange: (quantity: number) => void;
}) {
  const most = Math.min(available, CART_LIMIT.quantity);
  return (
    <div role="group" aria-label={`Jumlah ${what}`} className="inline-flex items-center rounded-xl border border-edge">
      <button
        type="button"
        className={BUTTON}
        aria-label={`Kurangi ${what}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold">{value}</output>
      <button
        type="button"
        className={BUTTON}
        aria-label={`Tambah ${what}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
