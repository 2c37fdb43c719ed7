import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { MissingRecord } from '../../platform/ui/states';

/** In the place of a page about a cause that is not, or no longer, shown. */
export const NoCause = () => (
  <MissingRecord
    title="Penggalangan ini tidak ada atau sudah ditutup"
    action={<LinkButton to={PAGE.donations}>Lihat penggalangan lain</LinkButton>}
  />
);
