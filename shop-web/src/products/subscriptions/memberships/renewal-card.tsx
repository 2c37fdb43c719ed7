import type { MembershipDetail, SeatRenewalView } from '#contracts/products/subscriptions/memberships.http';
import { paymentPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { readSession } from '../../../platform/session/session';
import { LinkButton } from '../../../platform/ui/button';
import { Dots } from '../../../platform/ui/dots';
import { Notice } from '../../../platform/ui/notice';
import { formatDate, formatMoment } from '../../../platform/wib';
import { RenewButton, ResumeButton, StopButton } from './renewal-actions';
import { isRenewalNear } from './renewal-near';
import { whenChecked } from '../../../sales/payments/check-time';
import { NoOtherProof } from '../../../sales/payments/rejected-proof';

/** Until when the seat is paid, what comes next, and what the member can do about it; that is folded until the end is near. */
export function RenewalCard({ seat }: { seat: MembershipDetail }) {
  const { renewal, renewsAt, accountUid } = seat;
  if (!renewal || seat.ended) return null;
  if (!renewsAt) return <NotBegun seat={seat} />;
  const { invoice } = renewal;
  // Until its access comes, a seat is renewed only once the end is near: then the invoice is open.
  const actions = renewal.actions.filter((action) => action !== 'renew' || invoice !== null || !isPrepared(seat));
  const keys = { orderUid: seat.orderUid, customerUid: readSession()?.customerUid ?? '' };
  const isNear = isRenewalNear(seat);
  // Open and not checked, but not to be paid: no other proof is taken.
  const isLast = invoice !== null && !invoice.isBeingChecked && seat.renewalDue === null;
  const buttons = (
    <div className="flex flex-wrap gap-2">
      {invoice && !invoice.isBeingChecked && !isLast && (
        <LinkButton to={paymentPath(keys)}>Bayar perpanjangan</LinkButton>
      )}
      {actions.includes('renew') && (
        <RenewButton accountUid={accountUid} renewal={renewal} keys={keys} isFilled={isNear && !invoice} />
      )}
      {actions.includes('resume') && <ResumeButton accountUid={accountUid} />}
      {actions.includes('stop') && (
        <StopButton accountUid={accountUid} endsAt={renewsAt} isLapsed={renewal.graceEndsAt !== null} />
      )}
    </div>
  );
  return (
    <section aria-labelledby="perpanjangan" className="card space-y-4 p-5">
      <div>
        <h2 id="perpanjangan" className="text-sm text-muted">
          {renewal.graceEndsAt ? 'Masa langganan habis' : 'Dibayar sampai'}
        </h2>
        <p className="text-xl font-bold tracking-tight">{formatDate(renewsAt)}</p>
      </div>
      {isLast ? (
        <LastProof order={seat.orderNumber} />
      ) : (
        <Next renewal={renewal} endsAt={renewsAt} isInvited={seat.isInvited} />
      )}
      {(invoice || actions.length > 0) &&
        (isNear ? (
          buttons
        ) : (
          <details className="text-sm">
            <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-accent">Atur perpanjangan</summary>
            <div className="mt-2">{buttons}</div>
          </details>
        ))}
      {renewal.periods.length > 1 && <PaidPeriods periods={renewal.periods} />}
    </section>
  );
}

/** Before the first login or invitation no day of it has passed, and nothing is to be renewed. */
const NotBegun = ({ seat: { renewal, loginDueAt } }: { seat: MembershipDetail }) => (
  <section aria-labelledby="perpanjangan" className="card space-y-3 p-5 text-sm">
    <div>
      <h2 id="perpanjangan" className="text-muted">
        Masa langganan
      </h2>
      <p className="text-xl font-bold tracking-tight">Belum mulai</p>
    </div>
    <p>
      Selama belum mulai, tidak ada hari yang hilang dan tidak ada tagihan perpanjangan.
      {loginDueAt && ` Host memasukkan loginnya paling lambat ${formatMoment(loginDueAt)}.`}
    </p>
    {renewal?.invoice?.isBeingChecked && <Checked />}
  </section>
);

const Checked = () => (
  <Notice title="Buktimu sedang kami periksa">Kursimu aman selama kami memeriksa. {whenChecked()}</Notice>
);

const LastProof = ({ order }: { order: string }) => (
  <Notice tone="bad" title="Bukti perpanjanganmu ditolak">
    <NoOtherProof order={order} />
  </Notice>
);

interface Coming {
  renewal: SeatRenewalView;
  endsAt: string;
  isInvited: boolean;
}

function Next({ renewal, endsAt, isInvited }: Coming) {
  const { invoice, graceEndsAt, isStopped, invoicedAt, options } = renewal;
  const [option] = options;
  if (invoice?.isBeingChecked) return <Checked />;
  if (graceEndsAt)
    return (
      <Notice tone="warn" title={`Kursimu kami simpan sampai ${formatMoment(graceEndsAt)}`}>
        {isStopped
          ? 'Kamu memilih tidak memperpanjang, jadi sebentar lagi kursimu kami lepas.'
          : `${isInvited ? '' : 'Data loginnya kami sembunyikan dulu. '}Begitu perpanjangannya terkonfirmasi, langgananmu langsung jalan lagi.`}
      </Notice>
    );
  if (isStopped)
    return <Notice title="Tidak diperpanjang">Langgananmu selesai {formatDate(endsAt)} dan tidak ditagih lagi.</Notice>;
  if (invoice)
    return (
      <p className="text-sm">
        Perpanjang sampai <b>{formatDate(invoice.endsAt)}</b> dengan <b>{formatRupiah(invoice.amount)}</b>. Bayar paling
        lambat {formatMoment(invoice.dueAt)}.
        {invoice.credit > 0 && ` ${formatRupiah(invoice.credit)} sudah dibayar dengan kreditmu.`}
      </p>
    );
  if (!invoicedAt || !option) return null;
  return (
    <Dots className="text-sm" facts={[`Tagihan berikutnya ${formatDate(invoicedAt)}`, formatRupiah(option.amount)]} />
  );
}

const PaidPeriods = ({ periods }: Pick<SeatRenewalView, 'periods'>) => (
  <details className="text-sm">
    <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-accent">
      {periods.length} masa yang sudah dibayar
    </summary>
    <ul className="mt-1 space-y-1.5">
      {periods.toReversed().map(({ startsAt, endsAt, amount }) => (
        <li key={startsAt} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-muted">
            {formatDate(startsAt)} – {formatDate(endsAt)}
          </span>
          <span className="font-semibold">{formatRupiah(amount)}</span>
        </li>
      ))}
    </ul>
  </details>
);
