import QrCodeIcon from '@mui/icons-material/QrCode';
import { DialogContentText, Typography } from '@mui/material';
import { CreateButton, DataTable, TextInput, required, useTranslate } from 'react-admin';
import type { AdminPrize } from '#contracts/campaigns/parts.admin.http';
import type { AdminPrizeCode } from '#contracts/campaigns/results.admin.http';
import { ActionDialog } from '../platform/actions/action-dialog';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import type { ActionFormProps } from '../platform/actions/simple-dialogs';
import { CodeField, DateTimeField } from '../platform/fields/fields';
import { formatDateTime } from '../platform/fields/format';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { Fact, Facts } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { CampaignFact, CampaignInput } from './campaign-input';

const validateRequired = required();

const AddCodesDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ codes: string }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ codes }) => onAct({ codes: codes.trim() })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <TextInput source="codes" label={`${key}.fields.codes`} validate={validateRequired} multiline minRows={6} />
    </ActionDialog>
  );
};

const plans: ActionPlans = { 'add-codes': { icon: <QrCodeIcon />, dialog: AddCodesDialog } };
const Column = DataTable.Col<AdminPrize>;
const FIELDS = ['title', 'text'] as const;

export const PrizeList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'title', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (row: AdminPrize) => row.title,
      secondaryText: (row: AdminPrize) => `${row.claimed}/${row.codes} · ${row.campaignName}`,
    }}
  >
    <Column source="title" />
    <Column source="campaignName" disableSort />
    <Column source="codes" align="right" disableSort />
    <Column source="claimed" align="right" disableSort />
  </ConsoleList>
);

export const PrizeShow = () => <ConsoleShow of={PrizeDetail} />;

const PrizeDetail = ({ record }: { record: AdminPrize }) => (
  <>
    <ShowTitle>{record.title}</ShowTitle>
    <Row>
      <EditButton />
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <CampaignFact of={record} />
      <Fact source="codes">{record.codes}</Fact>
      <Fact source="claimed">{record.claimed}</Fact>
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{record.text}</Typography>
  </>
);

export const PrizeCreate = () => (
  <RecordCreate fields={['campaignUid', ...FIELDS]}>
    <CampaignInput />
    <PrizeInputs />
  </RecordCreate>
);

export const PrizeEdit = () => (
  <RecordEdit fields={FIELDS}>
    <PrizeInputs />
  </RecordEdit>
);

const PrizeInputs = () => (
  <>
    <TextInput source="title" validate={validateRequired} fullWidth />
    <TextInput source="text" validate={validateRequired} multiline minRows={2} fullWidth />
  </>
);

const Code = DataTable.Col<AdminPrizeCode>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'campaigns.codesFree', filter: { claimed: false } },
  { label: 'campaigns.codesClaimed', filter: { claimed: true } },
];

export const PrizeCodeList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    table={{ rowClick: false }}
    small={{
      primaryText: (row: AdminPrizeCode) => row.code,
      secondaryText: (row: AdminPrizeCode) =>
        row.claimedAt ? `${row.customerName ?? '–'} · ${formatDateTime(row.claimedAt)}` : row.prizeTitle,
    }}
  >
    <Code source="code" disableSort field={CodeField} />
    <Code source="prizeTitle" disableSort />
    <Code source="customerName" disableSort />
    <Code source="claimedAt" disableSort field={DateTimeField} />
    <Code source="createdAt" field={DateTimeField} />
  </ConsoleList>
);
