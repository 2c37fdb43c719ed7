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
  price: number;
  children: ReactNode;
}) => (
  <div className="flex gap-3 rounded-xl bg-sunken p-3.5">
    {picture}
    <div className="min-w-0 flex-1 text-sm text-muted">
      <p className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-ink">
        <span className="wrap-anywhere">{name}</span>
        <b>{formatRupiah(price)}</b>
      </p>
      {children}
    </div>
  </div>
);
