import { Link } from 'react-router';
import { HOME_SECTION } from '#contracts/shop-paths';
import { BrandRing } from '../../platform/ui/brand-ring';
import { LinkButton } from '../../platform/ui/button';

export function HomeHero() {
  return (
    <section className="overflow-hidden bg-hero text-white">
      <div className="wrap relative flex items-center py-6 sm:py-14 lg:py-16">
        <div className="relative z-10 max-w-xl">
          <h1 className="text-[min(1.75rem,10.5vw)] leading-tight font-bold sm:text-3xl">
            Langganan premium, bayar sebagian saja.
          </h1>
          <p className="mt-3 max-w-md text-[#cfe6df] sm:text-lg">
            Gabung grup, harganya dibagi rata. Kami urus sampai langgananmu aktif.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
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
        <div aria-hidden="true" className="absolute top-1/2 right-4 hidden -translate-y-1/2 md:block">
          <BrandRing seats={5} taken={4} className="size-72 text-[#1fb897] lg:size-88" />
          <p className="absolute inset-0 grid place-content-center text-center leading-tight">
            <span className="text-3xl font-bold">4/5</span>
            <span className="text-sm text-[#cfe6df]">satu kursi untuk kamu</span>
          </p>
        </div>
      </div>
    </section>
  );
}
