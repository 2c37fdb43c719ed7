import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PROOF_SENT } from '#domain/sales/orders/payment-causes';
import { statusWords } from '../../platform/fields/status-text';
import { Timeline } from '../../platform/records/timeline';

type Entry = NonNullable<AdminOrder['timeline']>[number];

/** How the payment itself says what moved its order. */
const SAID_AS: Record<string, string> = {
  [PROOF_SENT]: 'Bukti pembayaran dikirim',
  'Pembayaran diterima': 'Pembayaran dikonfirmasi',
};

/** One event is one sentence. Statuses are named like their chips, whatever title the API gives them. */
export const OrderTimeline = ({ order: { timeline, isPrepared } }: { order: TimelineOf }) => {
  const translate = useTranslate();
  return (
    <Timeline
      entries={timeline
        ?.filter((entry) => !isSaid(entry, timeline))
        .map(({ accountStatus, orderStatus, ...entry }) => ({
          ...entry,
          title: titleOf({ ...entry, accountStatus, orderStatus }, isPrepared, translate),
        }))}
    />
  );
};

/** A status that follows from a payment in the same minute says nothing more than that payment. */
const isSaid = ({ at, by, why, orderStatus, accountStatus }: Entry, all: Entry[]): boolean =>
  (orderStatus ?? accountStatus) !== undefined &&
  why !== null &&
  all.some(
    (event) =>
      event.subject === 'payment' &&
      event.title === (SAID_AS[why] ?? why) &&
      event.by === by &&
      minuteOf(event.at) === minuteOf(at),
  );
const minuteOf = (at: string): string => at.slice(0, 'YYYY-MM-DDTHH:MM'.length);

type TimelineOf = Pick<AdminOrder, 'timeline' | 'isPrepared'>;

/** What the books call active and completed is prepared as long as the seat cannot be used, as its chip says. */
function titleOf({ title, accountStatus, orderStatus }: Entry, isPrepared: boolean, translate: TranslateFunction) {
  if (accountStatus !== undefined) {
    const shown = isPrepared && accountStatus === ACCOUNT_STATUS.active ? 'prepared' : accountStatus;
    const { word } = statusWords(translate, 'account', shown);
    return translate('timeline.account', { status: word || translate(`accountMeaning.${accountStatus}`) });
  }
  if (orderStatus === undefined) return title;
  return statusWords(
    translate,
    'order',
    isPrepared && orderStatus === ORDER_STATUS.completed ? 'prepared' : orderStatus,
  ).word;
}
