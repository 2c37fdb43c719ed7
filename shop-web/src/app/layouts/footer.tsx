import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { PAGE, REPLACEABLE } from '#contracts/shop-paths';
import { isOpen } from '#domain/platform/opening-hours';
import { isExampleContact } from '#domain/platform/example-contacts';
import { formatPhone } from '#domain/platform/phone';
import { yearInWib } from '#domain/platform/wib';
import { pageData } from '../../platform/page-data';
import type { Layout } from '../../platform/router/layouts';
import { FOOTER_LINKS, SHORT_LINKS } from './footer-links';
import { useSession } from '../../platform/session/session';
import { openingHours } from '../../platform/opening-hours';
import { shopFacts } from '../../platform/shop-facts';
import { ThemeSwitch } from './theme-switch';
import { Dots } from '../../platform/ui/dots';

const LOOK_AT_CLOCK_MS = 30_000;
const LINK = 'inline-flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-9';

/** How the shop is reached, links, claim and years. On a phone the links are folded by group. */
export function Footer({ kind }: { kind: Layout['footer'] }) {
  const session = useSession();
  if (kind === 'none') return null;
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      {kind === 'full' && (
        <div className="wrap pt-2 text-sm sm:grid sm:gap-6 sm:py-10 lg:grid-cols-[220px_1fr] lg:gap-8">
          <Contact />
          <nav aria-label="Kaki halaman" className="grid sm:grid-cols-3 sm:gap-6">
            {FOOTER_LINKS.map(({ title, links }) => (
              <Links key={title} title={title} links={links} />
            ))}
          </nav>
        </div>
      )}
      <div className="wrap flex items-center justify-between max-sm:not-first:pt-3 sm:border-t sm:border-line sm:py-4 sm:first:border-0">
        {/* On a phone the years stand below the links. */}
        <div className="flex flex-wrap items-center gap-x-4 text-xs text-muted max-sm:[&>p]:order-last max-sm:[&>p]:basis-full max-sm:[&>p:not(:only-child)]:pb-3">
          <Years />
          {kind === 'full' && <Claim />}
          {kind === 'short' &&
            SHORT_LINKS.map(([to, text]) => (
              <FooterLink key={to} to={to}>
                {text}
              </FooterLink>
            ))}
        </div>
        {/* A wide screen has it in the bar at the top, a customer in *Akun*. */}
        {!session && (
          <ThemeSwitch className="for-visitors -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-muted sm:hidden" />
        )}
      </div>
    </footer>
  );
}

/** Small print beside the years; the company on one line of its own, where an owner has written it. */
function Claim() {
  const { company } = shopFacts();
  return (
    <p>
      Platform pertama di Indonesia untuk patungan langganan premium. Terdaftar sebagai penyelenggara media elektronik.
      {company && <Dots facts={[company.name, company.registration]} />}
    </p>
  );
}

/** When and how the shop is reached; on a phone the ways are a page away. */
const Contact = () => {
  const { whatsapp, email } = shopFacts();
  const hasWay = Boolean(whatsapp ?? email);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line sm:block sm:border-0">
      <p className="hidden font-semibold sm:block">Kontak</p>
      <Ways />
      <div>
        <p className="text-muted sm:mt-1">{`Setiap hari ${openingHours()} WIB`}</p>
        <OpenNow />
      </div>
      <FooterLink to={PAGE.contact} className={clsx('font-semibold text-accent', hasWay && 'sm:hidden')}>
        Hubungi kami
      </FooterLink>
    </div>
  );
};

function Ways() {
  const { whatsapp, email } = shopFacts();
  return (
    <ul className="hidden sm:mt-1 sm:block">
      {whatsapp && (
        <li>
          <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer" className={LINK}>
            WhatsApp {formatPhone(whatsapp)}
            {isExampleContact(whatsapp) && ' (contoh)'}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={clsx(LINK, 'wrap-anywhere')}>
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

function Links({ title, links }: (typeof FOOTER_LINKS)[number]) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-b border-line sm:border-0">
      <p className="hidden font-semibold sm:block">{title}</p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between font-semibold sm:hidden"
      >
        {title}
        <ChevronDown aria-hidden="true" className={clsx('size-5 text-muted', open && 'rotate-180')} />
      </button>
      <ul id={id} className={clsx('text-muted sm:mt-1 sm:block', open ? 'two-up gap-x-4 pb-3' : 'hidden')}>
        {links.map(([to, text]) => (
          <li key={to}>
            <FooterLink to={to}>{text}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only in the browser: the time at which a prerendered page is read is not known. */
function OpenNow() {
  const open = useSyncExternalStore(
    everyHalfMinute,
    () => isOpen(new Date(), openingHours()),
    () => null,
  );
  return (
    <p className="flex min-h-5 items-center gap-2 text-muted sm:mt-1">
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
  return <p>{`© 2020–${year} Patungan`}</p>;
}

const yearNow = (): string => yearInWib(new Date());

/** The server may lead a replaceable page to another site. */
const REPLACED: readonly string[] = Object.values(REPLACEABLE);

const FooterLink = ({ to, className, children }: { to: string; className?: string; children: string }) => (
  <Link to={to} reloadDocument={REPLACED.includes(to)} className={clsx(LINK, className)}>
    {children}
  </Link>
);

function everyHalfMinute(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AT_CLOCK_MS);
  return () => clearInterval(timer);
}
