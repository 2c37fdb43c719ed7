import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { statusWords } from '../../platform/fields/status-text';
import { Timeline } from '../../platform/records/timeline';

type Entry = NonNullable<AdminOrder['timeline']>[number];

/** Statuses are named like their chips, whatever title the API gives them. */
export const OrderTimeline = ({ order: { timeline = [], isPrepared } }: { order: TimelineOf }) => {
  const translate = useTranslate();
  return (
    <Timeline
      entries={timeline.map(({ accountStatus, orderStatus, ...entry }) => ({
        ...entry,
        title: titleOf({ ...entry, accountStatus, orderStatus }, isPrepared, translate),
      }))}
    />
  );
};

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
