import { Link } from 'react-router';
import { isOpen } from '#domain/orders/deadline';
import { yearInWib } from '../../shared/format/wib';

const LINKS = [
  {
    title: 'Produk',
    links: [
      ['/#provider', 'Produk Digital'],
      ['/#product-ondemand', 'Produk Non Digital'],
      ['/info/scheme-of-price', 'Skema harga'],
      ['/info/user-host', 'Menjadi host'],
      ['/info/pre-order', 'Pre-order'],
    ],
  },
  {
    title: 'Bantuan',
    links: [
      ['/help', 'Pusat bantuan'],
      ['/info/customers', 'Panduan anggota'],
      ['/info/canva-migration', 'Pindah tim Canva'],
      ['/user/order', 'Pesanan saya'],
    ],
  },
  {
    title: 'Patungan',
    links: [
      ['/about-us', 'Tentang kami'],
      ['/terms-of-use', 'Syarat penggunaan'],
      ['/privacy-policy', 'Kebijakan privasi'],
    ],
  },
] as const;

/** Claim, hours, years and links of spec 1 §1 and §2. */
export function Footer() {
  const open = isOpen(new Date());
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="wrap grid gap-8 py-10 text-sm lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="text-base font-bold">Patungan</p>
          <p className="mt-2 max-w-sm text-muted">
            Platform pertama di Indonesia untuk patungan langganan premium. Terdaftar sebagai penyelenggara media
            elektronik.
          </p>
          <p className="mt-4 font-semibold">Jam operasional</p>
          <p className="mt-1 text-muted">Setiap hari 09.00–21.00 WIB</p>
          <p className="mt-1 flex items-center gap-2 text-muted">
            <span aria-hidden="true" className={`size-2 rounded-full ${open ? 'bg-brand' : 'bg-edge'}`} />
            {open ? 'Sedang buka' : 'Sedang tutup'}
          </p>
        </div>
        <nav aria-label="Kaki halaman" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {LINKS.map(({ title, links }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-1 text-muted">
                {links.map(([to, text]) => (
                  <li key={to}>
                    <Link to={to} className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="wrap border-t border-line py-4 text-xs text-muted">© 2020–{yearInWib()} Patungan</p>
    </footer>
  );
}
