import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskRow } from '../../platform/dashboard/desk-row';

interface RowProps {
  data: AdminDashboard;
}

/** How many are late. */
export const PaymentsRow = ({ data }: RowProps) => {
  const translate = useTranslate();
  const { late = 0 } = data.waitingPayments ?? {};
  const help = late > 0 ? translate('dashboard.lateChecks', { n: late }) : '';
  return <DeskRow desk="paymentsToCheck" name="waitingPayments" data={data} help={help} />;
};

const MONEY_DESKS = [
  'linesToExplain',
  'unplacedMoney',
  'refundsAsked',
  'payoutsToApprove',
  'costsProposed',
  'givingPayoutsToPay',
  'venuePayoutsToPay',
] as const;

/** Money that waits for an admin. */
export const MoneyRows = ({ data }: RowProps) =>
  MONEY_DESKS.map((desk) => <DeskRow key={desk} desk={desk} data={data} />);

/** What the shop buys and packs for customers. */
export const BuyingRows = ({ data }: RowProps) => (
  <>
    <DeskRow desk="errandsWaiting" data={data} />
    <DeskRow desk="sekeranjangWaiting" data={data} />
    <DeskRow desk="parcelsToPack" data={data} />
  </>
);
