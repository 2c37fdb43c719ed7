import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type MyDonation, placedDonation } from '#contracts/products/giving/donations.http';
import { donationPath } from '#contracts/product-paths';
import { PAGE, loginPath, orderPath } from '#contracts/shop-paths';
import { donationName } from '#domain/products/giving/order-name';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { isNotFound } from '../../platform/api/api-error';
import { safePath } from '../../platform/session/safe-path';
import { useSession } from '../../platform/session/session';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button, LinkButton } from '../../platform/ui/button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { StepOfOrder } from '../../sales/orders/order-next-step';
import { RefundsOfOrder } from '../../sales/orders/order-refunds';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { NoCause } from './no-cause';
import { givingParts } from './order-parts';
import { isCalled } from './unpaid-gift';
import { causeQuery, myDonationQuery } from './giving.queries';

/** /donation/success and /donation/:type/success/:donationUid? */
export const DonationSuccessPage = DonationEnd;
/** /donation/failed and /donation/:type/failed/:donationUid? */
export const DonationFailedPage = DonationEnd;

const SAYS: Record<MyDonation['state'], { title: string; text: string }> = {
  promised: { title: 'Donasimu menunggu pembayaran', text: 'Selesaikan pembayarannya supaya donasimu kami catat.' },
  received: {
    title: 'Terima kasih, donasimu sudah masuk',
    text: 'Seluruhnya kami simpan untuk disalurkan. Buktinya kami pasang di halaman penggalangan.',
  },
  lapsed: {
    title: 'Donasimu belum jadi',
    text: 'Batas waktu bayarnya sudah lewat. Kamu bisa mengulanginya kapan saja.',
  },
  returned: { title: 'Donasimu kami kembalikan', text: 'Sampai mana uangnya, tertulis di halaman pesanan.' },
};
const CANCELLED = {
  title: 'Donasi ini dibatalkan',
  text: 'Kamu bisa mengulanginya kapan saja.',
};
const CHECKED = { title: 'Pembayaranmu sedang kami periksa', text: 'Kami kabari begitu selesai.' };
const NOT_YOURS = {
  title: 'Donasi ini tidak ada di akunmu',
  text: 'Kalau kamu baru berdonasi, statusnya ada di halaman Pesanan. Kami kabari juga lewat email begitu uangnya tercatat.',
};

/** What became of a donation, as it is now and whichever address led here. */
function DonationEnd() {
  const { type, donationUid } = useParams();
  const session = useSession();
  if (!donationUid) return type ? <OfCause type={type} /> : <Unknown />;
  if (!session) return <SignIn />;
  return (
    <AsyncBoundary skeleton={SKELETON} onError={(error) => isNotFound(error) && <Unknown status={404} />}>
      <Known donationUid={donationUid} />
    </AsyncBoundary>
  );
}

const Known = ({ donationUid }: { donationUid: string }) => (
  <Found donation={useSuspenseQuery(myDonationQuery(donationUid)).data} />
);

/** Nothing is said of a donation to a cause that does not exist. */
function OfCause({ type }: { type: string }) {
  const { error, isPending } = useQuery(causeQuery(type));
  if (isPending) return SKELETON;
  return error && isNotFound(error) ? <NoCause /> : <Unknown />;
}

function Unknown({ status }: { status?: number }) {
  const { type } = useParams();
  return (
    <Frame {...NOT_YOURS} status={status}>
      <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
      <LinkButton to={type ? donationPath(type) : PAGE.donations} variant="secondary">
        Lihat penggalangan
      </LinkButton>
    </Frame>
  );
}

/** A donation is shown to its giver only. */
function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <Frame title="Masuk untuk melihat donasimu" text="Status donasi hanya kami tunjukkan kepada yang berdonasi.">
      <LinkButton to={loginPath(pathname + search)}>Masuk</LinkButton>
    </Frame>
  );
}

const SKELETON = (
  <Loading label="Memuat donasi…">
    <div className="column py-10">
      <Skeleton className="h-60 !rounded-[14px]" />
    </div>
  </Loading>
);

function Found({ donation }: { donation: MyDonation }) {
  const { type, cause, amount, shares, state, paymentUrl, donationUid, orderUid } = donation;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isAgain = state === 'lapsed';
  // Shares are given again at the price of now; without it the amount of before is what was read.
  const { data: now } = useQuery({ ...causeQuery(type), enabled: isAgain && shares > 0 });
  const total = now?.sharePrice ? now.sharePrice * shares : amount;
  const retry = useMutation({
    mutationFn: () =>
      type === SHARE_CAUSE
        ? api.post('/customer/donation/netflix/retry', { donationUid, total }, placedDonation)
        : api.post(`/customer/donation/${donationUid}/retry`, {}, placedDonation),
    onSuccess: ({ redirectUrl }) => navigate(safePath(redirectUrl, PAGE.orders)),
    onError: () => queries.invalidateQueries({ queryKey: causeQuery(type).queryKey }),
  });
  return (
    <Frame {...wordsOf(donation)}>
      <p className="w-full text-lg font-bold">
        {shares > 0 && `${shares} jatah, `}
        {formatRupiah(amount)} untuk {cause}
      </p>
      {isAgain && total !== amount && (
        <p className="w-full">Harga jatahnya sekarang lain: kalau kamu ulangi, totalnya {formatRupiah(total)}.</p>
      )}
      {/* With the way to the payment, unless that would be refused, and the reason of an admin. */}
      {(isAgain || paymentUrl) && (
        <div className="w-full text-left">
          <StepOfOrder orderUid={orderUid} parts={[givingParts]} />
        </div>
      )}
      {state === 'returned' && (
        <div className="w-full text-left">
          <RefundsOfOrder orderUid={orderUid} />
        </div>
      )}
      {isAgain && (
        <div className="w-full text-left">
          <UnpaidOrder line="giving" isSame={isCalled(donationName(cause))} />
        </div>
      )}
      <FailureNotice error={retry.error} className="w-full" />
      {isAgain && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          Ulangi donasi
        </Button>
      )}
      <LinkButton to={donationPath(type)} variant="secondary">
        Lihat penggalangan
      </LinkButton>
      <LinkButton to={orderPath(orderUid)} variant="quiet">
        Lihat pesanan
      </LinkButton>
    </Frame>
  );
}

function wordsOf({ state, isCancelled, paymentUrl }: MyDonation): { title: string; text: string } {
  if (state === 'lapsed' && isCancelled) return CANCELLED;
  return state === 'promised' && !paymentUrl ? CHECKED : SAYS[state];
}

function Frame({
  title,
  text,
  status,
  children,
}: {
  title: string;
  text: string;
  status?: number;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="column py-10 text-center sm:py-14">
      {status && <p className="text-sm font-semibold text-muted">{status}</p>}
      <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
