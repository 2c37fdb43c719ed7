import CampaignIcon from '@mui/icons-material/Campaign';
import TimerOffIcon from '@mui/icons-material/TimerOff';
import VisibilityIcon from '@mui/icons-material/Visibility';
import { Box, Typography } from '@mui/material';
import { CreateButton, DataTable } from 'react-admin';
import type { AdminQurbanAnimal, AdminQurbanSeason } from '#contracts/products/qurban/qurban.admin.http';
import { SEASON_STATES } from '#domain/products/qurban/season';
import { DeadlineFact, DeadlineField } from '../../platform/fields/deadline';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { DateTime, MoneyField, StatusField } from '../../platform/fields/fields';
import { formatDate } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { RelatedTable } from '../../platform/lists/related-table';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { TitledSection } from '../../platform/ui/titled-section';
import { Fill } from './fill';
import { SeasonMessageDialog } from './season-message-dialog';

const plans: ActionPlans = {
  publish: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  close: { icon: <TimerOffIcon />, danger: true, internalReason: true, dialog: ReasonDialog },
  'write-message': { icon: <CampaignIcon />, dialog: SeasonMessageDialog },
};
const Column = DataTable.Col<AdminQurbanSeason>;
const AnimalColumn = DataTable.Col<AdminQurbanAnimal>;
const choices = [
  { label: 'console.all', filter: {} },
  ...SEASON_STATES.map((state) => ({ label: `status.qurbanSeason.${state}`, filter: { state } })),
];

export const SeasonList = () => (
  <ConsoleList
    sort={{ field: 'day', order: 'DESC' }}
    choices={choices}
    tools={<CreateButton />}
    small={{
      primaryText: (season: AdminQurbanSeason) => season.name,
      secondaryText: (season: AdminQurbanSeason) => (
        <>
          <Fill of={season} />
          <StatusChip subject="qurbanSeason" value={season.state} />
        </>
      ),
    }}
  >
    <Column source="name" disableSort />
    <Column source="day" render={(season) => formatDate(season.day)} />
    <Column source="ordersUntil" disableSort field={DeadlineField} />
    <Column source="animals" disableSort align="right" />
    <Column source="paid" disableSort render={(season) => <Fill of={season} />} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="qurbanSeason" />
    </Column>
  </ConsoleList>
);

export const SeasonShow = () => <ConsoleShow of={SeasonDetail} />;

const SeasonDetail = ({ record: season }: { record: AdminQurbanSeason }) => (
  <>
    <ShowTitle status={{ subject: 'qurbanSeason', value: season.state }}>{season.name}</ShowTitle>
    <Fill of={season} />
    <Row>
      <EditButton />
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="day">{formatDate(season.day)}</Fact>
      <DeadlineFact source="ordersUntil" iso={season.ordersUntil} />
      <DateTimeFact source="closedAt" iso={season.closedAt} />
      <Fact source="animals">{season.animals}</Fact>
    </Facts>
    {season.note && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{season.note}</Typography>}
    <RelatedTable
      resource="qurban-animals"
      target="seasonUid"
      sortBy="createdAt"
      small={{
        primaryText: ({ name }: AdminQurbanAnimal) => name,
        secondaryText: (animal: AdminQurbanAnimal) => <Fill of={animal} />,
      }}
    >
      <AnimalColumn source="name" disableSort />
      <AnimalColumn source="paid" disableSort render={(animal) => <Fill of={animal} />} />
      <AnimalColumn source="price" disableSort align="right" field={MoneyField} />
      <AnimalColumn source="state" disableSort>
        <StatusField source="state" subject="qurbanAnimal" />
      </AnimalColumn>
    </RelatedTable>
    {season.messages.length > 0 && (
      <TitledSection title="qurban.messages">
        {season.messages.map(({ uid, title, body, by, at }) => (
          <Box key={uid} sx={{ mb: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {by} · <DateTime iso={at} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
          </Box>
        ))}
      </TitledSection>
    )}
  </>
);
