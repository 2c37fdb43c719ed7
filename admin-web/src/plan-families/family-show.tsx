import { Typography } from '@mui/material';
import { EditButton, useRecordContext } from 'react-admin';
import type { AdminFamily } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { MoneyField } from '../shared/fields';
import { RecordLink } from '../shared/record-link';

export const FamilyShow = () => (
  <ConsoleShow>
    <FamilyDetail />
  </ConsoleShow>
);

const FamilyDetail = () => {
  const family = useRecordContext<AdminFamily>();
  if (!family) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {family.name}
      </Typography>
      <div>
        <EditButton />
      </div>
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
};
