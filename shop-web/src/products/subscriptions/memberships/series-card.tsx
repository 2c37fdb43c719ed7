import { Link } from 'react-router';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { orderPath } from '#contracts/shop-paths';
import { CopyButton } from '../../../platform/ui/copy-button';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { TitledCard } from '../../../platform/ui/titled';
import { formatMoment } from '../../../platform/wib';

/** The voucher of a seat of a series, in place of a login; each treatment is on the page of its order. docs/rules/vouchers.md#seats */
export function SeriesCard({ seat: { voucher, orderUid } }: { seat: MembershipDetail }) {
  return (
    <TitledCard title="Voucher perawatan">
      {voucher ? (
        <>
          <div className="mt-3 pair items-center rounded-xl bg-sunken px-4 py-2">
            <b className="min-w-0 !basis-[8rem] text-lg tracking-wide wrap-anywhere">{voucher.code}</b>
            <CopyButton text={voucher.code} what="kode voucher" done="Kode disalin" />
          </div>
          <p className="mt-3 text-sm">
            {voucher.used} dari {voucher.treatments} perawatan terpakai.
          </p>
          {WORDS[voucher.state] && (
            <p className="mt-1 text-sm font-semibold">
              {WORDS[voucher.state]} {formatMoment(voucher.useBy)}.
            </p>
          )}
        </>
      ) : (
        <p className="mt-2 text-sm">Voucher terbit begitu serinya dibeli di klinik, setelah semua anggota membayar.</p>
      )}
      <Link to={orderPath(orderUid)} className={`mt-2 inline-flex min-h-9 items-center text-sm ${TEXT_LINK}`}>
        Rincian voucher
      </Link>
    </TitledCard>
  );
}

/** What its last moment means; of one that is in use it means nothing any more. */
const WORDS: Record<string, string | undefined> = {
  issued: 'Pakai yang pertama paling lambat',
  expired: 'Hangus: tidak dipakai sampai',
};
