import { Link } from 'react-router';
import { HOME_SECTION } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';

export function HomeHero() {
  return (
    <section className="overflow-hidden bg-hero text-white">
      <div className="wrap py-4 sm:py-8 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between">
        {/* Four people in a ring of five seats. On a phone the words stand beside it, so that it takes no height. */}
        <img
          src="/drawings/hero.svg"
          alt=""
          width="240"
          height="240"
          className="float-right ml-3 size-30 md:size-60 lg:size-72"
        />
        <div className="max-w-xl">
          <h1 className="text-[min(1.375rem,8vw)] font-bold sm:text-3xl">Langganan premium, bayar sebagian saja.</h1>
          <p className="mt-1.5 max-w-md text-sm text-[#cfe6df] sm:mt-3 sm:text-lg">
            Gabung grup, harganya dibagi rata.
            <span className="max-sm:hidden"> Kami urus sampai langgananmu aktif.</span>
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
      </div>
    </section>
  );
}
