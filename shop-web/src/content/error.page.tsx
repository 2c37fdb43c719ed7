import { useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { NotFoundPage, Problem } from '../platform/router/error.page';
import { LinkButton } from '../platform/ui/button';

/** Only these: the text of an address must not be shown as if the shop had written it. */
const MESSAGE: Record<string, string> = {
  '401': 'Sesi kamu sudah berakhir. Masuk lagi, ya.',
  '403': 'Kamu tidak punya akses ke bagian ini.',
  '500': 'Silahkan coba beberapa saat lagi.',
  '503': 'Patungan sedang dirawat. Coba lagi sebentar lagi.',
};

/** /error?status= : for the embedding app and for links from outside; 500 by default. */
export function ErrorByStatusPage() {
  const [search] = useSearchParams();
  const given = search.get('status') ?? '';
  if (given === '404') return <NotFoundPage />;
  const status = Object.hasOwn(MESSAGE, given) ? given : '500';
  return (
    <Problem status={Number(status)} title="Terjadi Kesalahan" message={MESSAGE[status]!}>
      {status === '401' && <LinkButton to={PAGE.login}>Masuk</LinkButton>}
      <LinkButton to={PAGE.home} variant={status === '401' ? 'secondary' : 'primary'}>
        Ke beranda
      </LinkButton>
      <LinkButton to={PAGE.contact} variant="secondary">
        Hubungi kami
      </LinkButton>
    </Problem>
  );
}
