import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { asName } from '#domain/platform/typed-line';
import { useSession } from '../../platform/session/session';
import { myGiftsQuery } from './giving.queries';

type IsSame = (order: OrderSummary) => boolean;

/** Whether an order has this name: that of a tip or donation says both what it is and for whom. docs/rules/orders.md#second-order */
export const isCalled =
  (name: string): IsSame =>
  ({ packageName }) =>
    packageName === name;

/** Whether an order is a gift for the same person: gifts have one name, so that the list of orders does not say for whom they are. */
export function useGiftFor(recipientName: string): IsSame {
  const session = useSession();
  const { data } = useQuery({ ...myGiftsQuery(), enabled: session !== null });
  const gifts = data?.items.filter((gift) => plain(gift.recipientName) === plain(recipientName)) ?? [];
  return ({ orderUid }) => gifts.some((gift) => gift.orderUid === orderUid);
}

/** As names are kept, in any letter case: a phone types another apostrophe, and two blanks are one. */
const plain = (name: string): string => asName(name).toLowerCase();
