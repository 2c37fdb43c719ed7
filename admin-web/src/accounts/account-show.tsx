import { useTranslate } from 'react-admin';
import type { AdminAccount } from '#contracts/http/admin/accounts.http';
import { formatPhone } from '#domain/customers/phone';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact, WordFact } from '../shared/facts';
import { CustomerFact, GroupFact, OrderFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { Timeline } from '../shared/timeline';
import { WaButton } from '../shared/wa-button';
import { Written } from '../shared/written';
import { AccountActions } from './account-actions';

export const AccountShow = () => <ConsoleShow of={AccountDetail} />;

const AccountDetail = ({ record: account }: { record: AdminAccount }) => {
  const translate = useTranslate();
  const nameOf = (status: number) => translate(`status.account.${status}`);
  return (
    <>
      <ShowTitle status={{ subject: 'account', value: account.status }}>
        {account.customerName} · {account.groupName}, {translate('seat.number', { n: account.seatNumber })}
      </ShowTitle>
      <Row>
        <AccountActions />
        <WaButton href={account.waLink} name={account.customerName} />
      </Row>
      <Facts>
        <OrderFact of={account} />
        <CustomerFact of={account} />
        <Fact source="phoneNumber">{formatPhone(account.phoneNumber)}</Fact>
        <Fact source="plan">{planText(account)}</Fact>
        <GroupFact of={account} />
        <Fact source="seatNumber">{account.seatNumber}</Fact>
        <WordFact source="role" prefix="role" />
        <Fact source="grandTotal">{formatRupiah(account.grandTotal)}</Fact>
        <Fact source="pendingReason">{account.pendingReason ? <Written text={account.pendingReason} /> : '–'}</Fact>
        <MomentFact source="createdAt" iso={account.createdAt} />
      </Facts>
      <Timeline
        entries={(account.history ?? []).map(({ from, to, ...entry }) => ({
          ...entry,
          title: from === null ? nameOf(to) : translate('timeline.move', { from: nameOf(from), to: nameOf(to) }),
        }))}
      />
    </>
  );
};
