import { tipPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';

const CARDS = [
  {
    to: 'team',
    title: 'Untuk tim Patungan',
    text: 'Yang menjawab chat-mu, mengecek bukti bayar, dan menjaga grup tetap jalan.',
  },
  {
    to: 'host',
    title: 'Untuk host grupmu',
    text: 'Yang membeli langganannya dan membantu anggotanya masuk. Seluruh tip kami teruskan.',
  },
] as const;

/** /tip */
export const TipPage = () => (
  <InfoPage
    title="Kirim tip"
    lead="Terbantu oleh tim kami atau host grupmu? Ucapkan terima kasih dengan tip, seikhlasnya."
  >
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {CARDS.map(({ to, title, text }) => (
        <li key={to} className="card flex flex-col p-5">
          <h2 className="font-bold">{title}</h2>
          <p className="mt-1 mb-4 text-muted">{text}</p>
          <LinkButton to={tipPath(to)} className="mt-auto">
            {to === 'team' ? 'Tip untuk tim' : 'Tip untuk host'}
          </LinkButton>
        </li>
      ))}
    </ul>
    <InfoSection id="aturan" title="Cara kerjanya">
      <Bullets
        items={[
          'Tip untuk host kami transfer ke rekening host tanpa potongan, paling lambat hari kerja berikutnya.',
          'Host hanya tahu jumlahnya, bukan namamu.',
          'Tip tidak wajib dan tidak memengaruhi pesananmu.',
        ]}
      />
    </InfoSection>
    <div className="mt-8">
      <LinkButton to={PAGE.donations} variant="secondary">
        Lihat donasi
      </LinkButton>
    </div>
  </InfoPage>
);
