import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { REPLACEABLE } from '#contracts/shop-paths';
import { isOpen } from '#domain/platform/opening-hours';
import { yearInWib } from '#domain/platform/wib';
import { pageData } from '../../platform/page-data';
import type { Layout } from '../../platform/router/layouts';
import { FOOTER_LINKS } from './footer-links';
import { openingHours } from '../../platform/opening-hours';

const LOOK_AT_CLOCK_MS = 30_000;
const LINK = 'inline-flex min-h-9 items-center hover:text-ink hover:underline';

/** Claim, opening hours, years and links. */
export function Footer({ kind }: { kind: Layout['footer'] }) {
  if (kind === 'none') return null;
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      {kind === 'full' && (
        <div className="wrap grid gap-8 py-10 text-sm lg:grid-cols-[2fr_3fr]">
          <Claim />
          <nav aria-label="Kaki halaman" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            {FOOTER_LINKS.map(({ title, links }) => (
              <div key={title}>
                <p className="font-semibold">{title}</p>
                <ul className="mt-1 text-muted">
                  {links.map(([to, text]) => (
                    <li key={to}>
                      <FooterLink to={to}>{text}</FooterLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      )}
      <Years />
    </footer>
  );
}

const Claim = () => (
  <div>
    <p className="text-base font-bold">Patungan</p>
    <p className="mt-2 max-w-sm text-muted">
      Platform pertama di Indonesia untuk patungan langganan premium. Terdaftar sebagai penyelenggara media elektronik.
    </p>
    <p className="mt-4 font-semibold">Jam operasional</p>
    <p className="mt-1 text-muted">{`Setiap hari ${openingHours()} WIB`}</p>
    <OpenNow />
  </div>
);

/** Only in the browser: the time at which a prerendered page is read is not known. */
function OpenNow() {
  const open = useSyncExternalStore(
    everyHalfMinute,
    () => isOpen(new Date(), openingHours()),
    () => null,
  );
  return (
    <p className="mt-1 flex min-h-6 items-center gap-2 text-muted">
      {open !== null && (
        <>
          <span aria-hidden="true" className={`size-2 rounded-full ${open ? 'bg-brand' : 'bg-edge'}`} />
          {open ? 'Sedang buka' : 'Sedang tutup'}
        </>
      )}
    </p>
  );
}

function Years() {
  const year = useSyncExternalStore(everyHalfMinute, yearNow, () => pageData()?.year ?? yearNow());
  return (
    <p className="wrap border-t border-line py-4 text-xs text-muted first:border-0">{`© 2020–${year} Patungan`}</p>
  );
}

const yearNow = (): string => yearInWib(new Date());

/** The server may lead a replaceable page to another site. */
const REPLACED: readonly string[] = Object.values(REPLACEABLE);

const FooterLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} reloadDocument={REPLACED.includes(to)} className={LINK}>
    {children}
  </Link>
);

function everyHalfMinute(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AT_CLOCK_MS);
  return () => clearInterval(timer);
}
