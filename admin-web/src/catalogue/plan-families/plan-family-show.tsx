import { useTranslate } from 'react-admin';
import type { AdminFamily } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { MoneyField } from '../../platform/fields/fields';
import { RecordLink } from '../../platform/records/record-link';
import { EditButton } from '../../platform/records/page-buttons';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';

export const FamilyShow = () => <ConsoleShow of={FamilyDetail} />;

const FamilyDetail = ({ record: family }: { record: AdminFamily }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>{family.name}</ShowTitle>
      <Row>
        <EditButton />
      </Row>
      <Facts>
        <Fact source="providerName">
          <RecordLink resource="providers" id={family.providerUid}>
            {family.providerName}
          </RecordLink>
        </Fact>
        <Fact source="slug">{family.slug}</Fact>
        <Fact source="hostSeats">{family.hostSeats}</Fact>
        <Fact source="regularSeats">{family.regularSeats}</Fact>
        <Fact source="tvSlots">{family.tvSlots}</Fact>
        <Fact source="startsWhenConfirmed">{family.startsWhenConfirmed}</Fact>
        <Fact source="renewalLeadDays">{family.renewalLeadDays}</Fact>
        <Fact source="graceDays">{family.graceDays}</Fact>
        <Fact source="providerPrice">
          <MoneyField source="providerPrice" />
        </Fact>
        <Fact source="transferFee">
          <MoneyField source="transferFee" />
        </Fact>
        <Fact source="cycleMonths">{family.cycleMonths}</Fact>
        <Fact source="hostBuys">{translate(`familyForm.buys.${family.hostBuys}`)}</Fact>
        <Fact source="invites">{translate(family.invites ? 'ra.boolean.true' : 'ra.boolean.false')}</Fact>
        <Fact source="hostStoresLogin">
          {translate(family.hostStoresLogin ? 'ra.boolean.true' : 'ra.boolean.false')}
        </Fact>
        <Fact source="reimbursesWhenFull">
          {translate(family.reimbursesWhenFull ? 'ra.boolean.true' : 'ra.boolean.false')}
        </Fact>
        <Fact source="priceTolerancePercent">{family.priceTolerancePercent}%</Fact>
      </Facts>
    </>
  );
};
