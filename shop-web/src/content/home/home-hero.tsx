import { ChevronRight, ReceiptText, ShieldCheck, Users } from 'lucide-react';
import { Link } from 'react-router';
import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { trustFigures } from '../../platform/trust-figures';

/** What the shelves and steps below say too: where a line has room for it, and there are no numbers to say. */
const MORE_FACTS = [
  [ReceiptText, 'Rincian harga terbuka, sampai biaya admin.'],
  [Users, 'Pre-order dibayar setelah grupnya penuh.'],
] as const;

export function HomeHero() {
  const figures = trustFigures();
  return (
    <section className="overflow-hidden bg-hero text-white">
      <div className="wrap py-4 sm:py-6 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between">
        {/* Four people in a ring of five seats. On a phone the words stand beside it, so that it takes no height. */}
        <img src="/drawings/hero.svg" alt="" width="240" height="240" className="float-right ml-2 size-24 md:size-48" />
        <div>
          <h1 className="text-[min(1.375rem,8vw)] font-bold sm:text-3xl">Langganan premium, bayar sebagian saja.</h1>
          <p className="mt-1.5 text-sm text-[#cfe6df] sm:mt-3 sm:text-lg">
            Gabung grup, harganya dibagi rata.
            <span className="max-sm:hidden"> Kami urus sampai langgananmu aktif.</span>
          </p>
          <div className="mt-3 flex flex-wrap sm:mt-4 items-center gap-x-5 gap-y-2">
            <LinkButton to={HOME_SECTION.providers} variant="onDark">
              Pilih layanan
            </LinkButton>
            {/* The steps are below the whole list; newcomers would not find them. */}
            <Link
              to={HOME_SECTION.steps}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Lihat caranya
            </Link>
          </div>
        </div>
      </div>
      <ul className="wrap flex flex-wrap justify-between gap-x-4 border-t border-white/15 text-sm font-semibold text-[#cfe6df]">
        <li>
          <Link to={PAGE.guarantee} className="flex min-h-10 items-center gap-2 py-1 hover:underline sm:min-h-12">
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
            Tidak bisa dipakai? Uangmu kembali.
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
        {figures.map(([figure, words]) => (
          <li key={words} className="flex items-center gap-1.5 max-lg:hidden">
            <b className="text-base text-white">{figure}</b> {words}
          </li>
        ))}
        {figures.length === 0 &&
          MORE_FACTS.map(([Icon, text]) => (
            <li key={text} className="flex items-center gap-2 max-lg:hidden">
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {text}
            </li>
          ))}
      </ul>
    </section>
  );
}
