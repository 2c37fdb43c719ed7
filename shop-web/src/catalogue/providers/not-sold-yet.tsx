import { shopFacts } from '../../platform/shop-facts';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { PAGE } from '#contracts/shop-paths';

/** That a name which was looked for is not sold here. */
export const notHere = (keyword: string): string => `Belum ada “${keyword}” di sini.`;

/** How a visitor asks for a service that is not sold here: by WhatsApp with its name written already, where the shop has one. */
export function ProposeService({ keyword }: { keyword: string }) {
  const { whatsapp } = shopFacts();
  const text = encodeURIComponent(`Halo Patungan, aku mau patungan “${keyword}”`);
  return (
    <p className="mt-3 text-muted">
      Mau layanan ini?{' '}
      <a
        href={whatsapp ? `https://wa.me/${whatsapp}?text=${text}` : PAGE.contact}
        target="_blank"
        rel="noreferrer"
        className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
      >
        Usulkan ke kami
      </a>
    </p>
  );
}
