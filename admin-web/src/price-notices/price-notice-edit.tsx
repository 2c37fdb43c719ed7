import DeleteIcon from '@mui/icons-material/Delete';
import { Typography } from '@mui/material';
import { useRecordContext, useRedirect } from 'react-admin';
import type { AdminPriceNotice, UpdatePriceNoticeBody } from '#contracts/http/admin/scheme.http';
import { ConsoleEdit } from '../shared/console-edit';
import { type ActionPlans, RecordActions } from '../shared/record-actions';
import { ConfirmDialog } from '../shared/simple-dialogs';
import { NoticeInputs } from './notice-inputs';

const plans: ActionPlans = { remove: { icon: <DeleteIcon />, danger: true, dialog: ConfirmDialog } };
const bodyOf = ({ version, effectiveOn, text }: AdminPriceNotice): UpdatePriceNoticeBody => ({
  version,
  effectiveOn,
  text,
});

export const PriceNoticeEdit = () => (
  <ConsoleEdit transform={bodyOf} actions={<RemoveAction />}>
    <Heading />
    <NoticeInputs />
  </ConsoleEdit>
);

/** There is no record to come back to. */
const RemoveAction = () => {
  const redirect = useRedirect();
  return <RecordActions plans={plans} onDone={() => redirect('list', 'price-notices')} />;
};

const Heading = () => (
  <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
    {useRecordContext<AdminPriceNotice>()?.providerName}
  </Typography>
);
