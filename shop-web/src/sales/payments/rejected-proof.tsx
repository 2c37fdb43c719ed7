import type { ReactNode } from 'react';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { newProof } from '#domain/sales/payments/rejected-proof';
import { ContactUs } from '../../platform/ui/contact-us';
import { Notice } from '../../platform/ui/notice';
import { formatMoment } from '../../platform/wib';

type Rejection = Pick<NonNullable<PaymentStatusView['payment']>, 'reason' | 'isLast'>;

export const PROOF_REJECTED = 'Bukti pembayaranmu ditolak';

/** With its full stop. */
export const whyRejected = (reason: string | null): string =>
  `${(reason ?? 'Bukti tidak bisa kami cocokkan dengan transfer yang masuk').replace(/[.!?]+$/, '')}.`;

/** Why, as the admin has written it, and on a line of its own what is wanted now; `dueAt`: until when. */
export const rejectedText = (reason: string | null, dueAt: string | null): string =>
  `${whyRejected(reason)}\n${newProof(dueAt ? ` sebelum ${formatMoment(dueAt)}` : '')}`;

/** After the last proof that is taken. */
const NO_OTHER = `Sudah ${REJECTED_TIMES} kami tolak, jadi bukti lain tidak bisa dikirim. Jangan transfer lagi, ya.`;
export const noOtherText = (reason: string | null): string => `${whyRejected(reason)} ${NO_OTHER}`;
export const NoOtherProof = ({ order }: { order?: string }) => (
  <>
    {NO_OTHER} <ContactUs text="Hubungi kami" order={order} /> supaya bisa kami bantu cek.
  </>
);

/** What follows the reason. */
export const AfterRejection = ({ isLast }: Pick<Rejection, 'isLast'>) => (
  <p className="mt-1">{isLast ? <NoOtherProof /> : newProof()}</p>
);

/**
 * Above the amount: a customer who has paid must not transfer again, nor send a proof that is not taken. `isTaken`: false where the
 * page says something else that comes before another proof; `children`: the way to the form, where it is not the page's own button.
 */
export const RejectedProof = ({
  reason,
  isLast,
  isTaken = true,
  children,
}: Rejection & { isTaken?: boolean; children?: ReactNode }) => (
  <Notice tone="bad" title={PROOF_REJECTED}>
    <p>{whyRejected(reason)}</p>
    {isTaken && <AfterRejection isLast={isLast} />}
    {isTaken && !isLast && children}
  </Notice>
);
