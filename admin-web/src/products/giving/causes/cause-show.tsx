import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import OutboxIcon from '@mui/icons-material/Outbox';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Box, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminCause, AdminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { SetPictureDialog } from '../../../platform/files/set-picture-dialog';
import { DateTimeField, MoneyField } from '../../../platform/fields/fields';
import { RelatedTable } from '../../../platform/lists/related-table';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../../platform/records/facts';
import { EditButton } from '../../../platform/records/page-buttons';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { DisburseDialog } from './cause-dialogs';
import { PaidStatus } from '../../../sales/shared/given-back';
import { Actor } from '../../../platform/fields/actor';

const plans: ActionPlans = {
  publish: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  'set-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: SetPictureDialog },
  disburse: { icon: <OutboxIcon />, dialog: DisburseDialog, reversible: true },
};
const Column = DataTable.Col<AdminDisbursement>;

export const CauseShow = () => <ConsoleShow of={CauseDetail} />;

const CauseDetail = ({ record: cause }: { record: AdminCause }) => (
  <>
    <ShowTitle>{cause.name}</ShowTitle>
    <Typography color="textSecondary">{cause.summary}</Typography>
    <Row>
      <EditButton />
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="raised">{formatRupiah(cause.raised)}</Fact>
      <Fact source="disbursed">{formatRupiah(cause.disbursed)}</Fact>
      <Fact source="held">{formatRupiah(cause.held)}</Fact>
      <Fact source="allotted">{formatRupiah(cause.allotted)}</Fact>
      {cause.sharePrice !== null && <Fact source="promised">{formatRupiah(cause.promised)}</Fact>}
      <Fact source="target">{cause.target !== null && formatRupiah(cause.target)}</Fact>
      <Fact source="sharePrice">{cause.sharePrice !== null && formatRupiah(cause.sharePrice)}</Fact>
      <Fact source="donations">{cause.donations}</Fact>
      <Fact source="beneficiary">{cause.beneficiary}</Fact>
      <Fact source="slug">{cause.slug}</Fact>
      <TranslatedFact source="active" />
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{cause.story}</Typography>
    <CausePicture cause={cause} />
    <RelatedTable
      resource="disbursements"
      target="causeUid"
      sortBy="at"
      small={{
        primaryText: ({ title }: AdminDisbursement) => title,
        secondaryText: (row: AdminDisbursement) => (
          <>
            {formatRupiah(row.amount)} <PaidStatus subject="payout" of={row} />
          </>
        ),
      }}
    >
      <Column source="at" disableSort field={DateTimeField} />
      <Column source="title" disableSort />
      <Column source="amount" disableSort align="right" field={MoneyField} />
      <Column source="by" disableSort render={({ by }) => <Actor by={by} />} />
      <Column source="state" disableSort render={(row) => <PaidStatus subject="payout" of={row} />} />
    </RelatedTable>
  </>
);

const CausePicture = ({ cause: { pictureUrl, pictureAlt } }: { cause: AdminCause }) => {
  const translate = useTranslate();
  if (!pictureUrl) return <Typography color="textSecondary">{translate('giving.noPicture')}</Typography>;
  return (
    <Box
      component="img"
      src={pictureUrl}
      alt={pictureAlt}
      sx={{ width: '100%', maxWidth: 400, aspectRatio: '8 / 5', objectFit: 'cover', borderRadius: 1 }}
    />
  );
};
