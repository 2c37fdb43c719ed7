import type { AdminFamily } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { MoneyField } from '../shared/fields';
import { RecordLink } from '../shared/record-link';
import { EditButton } from '../shared/page-buttons';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';

export const FamilyShow = () => <ConsoleShow of={FamilyDetail} />;

const FamilyDetail = ({ record: family }: { record: AdminFamily }) => (
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
      <Fact source="tvSlots">{family.tvSlots ?? '–'}</Fact>
      <Fact source="startsWhenConfirmed">{family.startsWhenConfirmed ?? '–'}</Fact>
      <Fact source="providerPrice">
        <MoneyField source="providerPrice" />
      </Fact>
      <Fact source="transferFee">
        <MoneyField source="transferFee" />
      </Fact>
    </Facts>
  </>
);
