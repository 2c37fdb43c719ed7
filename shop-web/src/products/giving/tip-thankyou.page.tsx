import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';

/** /tip/thankyou */
export function TipThankyouPage() {
  usePageTitle('Terima kasih untuk tipmu');
  return (
    <div className="column py-10 text-center sm:py-14">
      <h1 className="text-2xl font-extrabold sm:text-3xl">Terima kasih untuk tipmu</h1>
      <p className="mt-2 text-muted">Kebaikanmu sampai. Sampai jumpa di patungan berikutnya!</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={PAGE.home}>Ke beranda</LinkButton>
        <LinkButton to={PAGE.donations} variant="secondary">
          Lihat donasi
        </LinkButton>
      </div>
    </div>
  );
}
