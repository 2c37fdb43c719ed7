import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/platform/sen';

/** What is being ordered: its mark or picture, its name and price, and below these what else there is to say. */
export const Ordered = ({
  picture,
  name,
  price,
  children,
}: {
  picture: ReactNode;
  name: string;
  /** In words where it is no price. */
  price: number | string;
  children: ReactNode;
}) => (
  <div className="flex gap-3 rounded-xl bg-sunken p-3.5">
    {picture}
    <div className="min-w-0 flex-1 text-sm text-muted">
      <p className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-ink">
        <span className="wrap-anywhere">{name}</span>
        <b>{typeof price === 'number' ? formatRupiah(price) : price}</b>
      </p>
      {children}
    </div>
  </div>
);
