import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedIn';
import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout';
import { Typography } from '@mui/material';
import { CreateButton, DataTable } from 'react-admin';
import type { AdminQurbanAnimal } from '#contracts/products/qurban/qurban.admin.http';
import { ANIMAL_STATES } from '#domain/products/qurban/animal';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { MoneyField, StatusField, TranslatedField } from '../../platform/fields/fields';
import { formatDate } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { TitledSection } from '../../platform/ui/titled-section';
import { AddPictureDialog } from '../../sales/shared/add-picture-dialog';
import { ProductPictures } from '../../sales/shared/product-pictures';
import { BuyDialog, ReportDialog } from './animal-dialogs';
import { Fill } from './fill';
import { Seats } from './seats';

const plans: ActionPlans = {
  buy: { icon: <ShoppingCartCheckoutIcon />, dialog: BuyDialog },
  report: { icon: <AssignmentTurnedInIcon />, dialog: ReportDialog },
  'add-report-picture': { icon: <AddAPhotoIcon />, dialog: AddPictureDialog },
  'add-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: AddPictureDialog },
};
const Column = DataTable.Col<AdminQurbanAnimal>;
const choices = [
  { label: 'console.all', filter: {} },
  ...ANIMAL_STATES.map((state) => ({ label: `status.qurbanAnimal.${state}`, filter: { state } })),
];

export const AnimalList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    tools={<CreateButton />}
    small={{
      primaryText: (animal: AdminQurbanAnimal) => animal.name,
      secondaryText: (animal: AdminQurbanAnimal) => (
        <>
          <Fill of={animal} />
          <StatusChip subject="qurbanAnimal" value={animal.state} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="seasonName" disableSort />
    <Column source="kind" disableSort>
      <TranslatedField source="kind" prefix="qurban.kind" />
    </Column>
    <Column source="paid" disableSort render={(animal) => <Fill of={animal} />} />
    <Column source="price" disableSort align="right" field={MoneyField} />
    <Column source="state">
      <StatusField source="state" subject="qurbanAnimal" />
    </Column>
  </ConsoleList>
);

export const AnimalShow = () => <ConsoleShow of={AnimalDetail} />;

const AnimalDetail = ({ record: animal }: { record: AdminQurbanAnimal }) => {
  const picturesOf = (report: boolean) => ({
    id: animal.id,
    pictures: animal.pictures.filter((picture) => picture.report === report),
  });
  return (
    <>
      <ShowTitle status={{ subject: 'qurbanAnimal', value: animal.state }} copy={{ text: animal.code }}>
        {animal.name}
      </ShowTitle>
      <Fill of={animal} />
      <Row>
        <EditButton />
        <RecordActions plans={plans} />
      </Row>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{animal.description}</Typography>
      <Facts>
        <Fact source="seasonName">
          <RecordLink resource="qurban-seasons" id={animal.seasonUid}>
            {animal.seasonName}
          </RecordLink>
        </Fact>
        <Fact source="code">{animal.code}</Fact>
        <TranslatedFact source="kind" prefix="qurban.kind" />
        <Fact source="price">{formatRupiah(animal.price)}</Fact>
        <Fact source="fee">{formatRupiah(animal.fee)}</Fact>
        <Fact source="funds">{formatRupiah(animal.funds)}</Fact>
        {animal.cost !== null && <Fact source="cost">{formatRupiah(animal.cost)}</Fact>}
        {animal.boughtFrom && <Fact source="boughtFrom">{animal.boughtFrom}</Fact>}
        <DateTimeFact source="boughtAt" iso={animal.boughtAt} />
        {animal.place && <Fact source="place">{animal.place}</Fact>}
        {animal.slaughteredOn && <Fact source="slaughteredOn">{formatDate(animal.slaughteredOn)}</Fact>}
        <DateTimeFact source="reportedAt" iso={animal.reportedAt} />
      </Facts>
      <Seats seats={animal.seats} />
      <ProductPictures resource="qurban-animals" product={picturesOf(false)} />
      {(animal.state === 'bought' || animal.state === 'reported') && (
        <TitledSection title="qurban.reportTitle">
          {animal.report && (
            <Typography sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{animal.report}</Typography>
          )}
          <ProductPictures resource="qurban-animals" product={picturesOf(true)} />
        </TitledSection>
      )}
    </>
  );
};
