import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../../platform/fields/deadline';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { formatDate } from '../../../platform/fields/format';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { GroupFact } from '../shared/group-fact';
import { BuyDialog } from './buy-dialog';

const plans: ActionPlans = { buy: { icon: <ShoppingBagIcon />, dialog: BuyDialog } };

export const ShopPurchaseShow = () => <ConsoleShow of={ShopPurchaseDetail} />;

const ShopPurchaseDetail = ({ record: row }: { record: AdminShopPurchase }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>
        {row.groupName} · {translate('shopPurchases.cycle', { n: row.number })}
      </ShowTitle>
      {row.state === 'unneeded' && <Alert severity="warning">{translate('shopPurchases.nobody')}</Alert>}
      {row.state === 'open' && (
        <Alert severity="info">
          {row.before
            ? translate('shopPurchases.before', { account: row.before.account, cost: formatRupiah(row.before.cost) })
            : translate('shopPurchases.first')}
        </Alert>
      )}
      <Row>
        <RecordActions plans={plans} />
      </Row>
      <Facts>
        <GroupFact of={row} />
        <Fact source="providerName">{row.providerName}</Fact>
        <Fact source="members">{row.members}</Fact>
        <DeadlineFact source="dueAt" iso={row.dueAt} />
        <Fact source="account">{row.account}</Fact>
        <Fact source="cost">{row.cost !== null && formatRupiah(row.cost)}</Fact>
        {row.isRenewed && <Fact source="renewsOn">{row.renewsOn && formatDate(row.renewsOn)}</Fact>}
        <DateTimeFact source="boughtAt" iso={row.boughtAt} />
        <Fact source="boughtBy">{row.boughtBy}</Fact>
      </Facts>
    </>
  );
};
