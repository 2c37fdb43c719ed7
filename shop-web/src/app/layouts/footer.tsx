import { Link } from 'react-router';
import { isOpen } from '#domain/orders/deadline';
import { yearInWib } from '../../shared/format/wib';

/** Claim, hours and years of spec 1 §1. */
export function Footer() {
  const open = isOpen(new Date());
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="wrap grid gap-8 py-10 text-sm md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="text-base font-bold">Patungan</p>
          <p className="mt-2 max-w-sm text-muted">
            Platform pertama di Indonesia untuk patungan langganan premium. Terdaftar sebagai penyelenggara media
            elektronik.
          </p>
        </div>
        <nav aria-label="Kaki halaman">
          <p className="font-semibold">Produk</p>
          <ul className="mt-1 text-muted">
            <li>
              <Link to="/#provider" className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
                Produk Digital
              </Link>
            </li>
            <li>
              <Link to="/#product-ondemand" className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
                Produk Non Digital
              </Link>
            </li>
            <li>
              <Link to="/user/order" className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
                Pesanan saya
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <p className="font-semibold">Jam operasional</p>
          <p className="mt-2 text-muted">Setiap hari 09.00–21.00 WIB</p>
          <p className="mt-1 flex items-center gap-2 text-muted">
            <span aria-hidden="true" className={`size-2 rounded-full ${open ? 'bg-brand' : 'bg-edge'}`} />
            {open ? 'Sedang buka' : 'Sedang tutup'}
          </p>
        </div>
      </div>
      <p className="wrap border-t border-line py-4 text-xs text-muted">© 2020–{yearInWib()} Patungan</p>
    </footer>
  );
}
