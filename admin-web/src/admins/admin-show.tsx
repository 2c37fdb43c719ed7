import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminAdmin } from '#contracts/http/admin/admins.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { StatusChip } from '../shared/status-chip';
import { AdminActions } from './admin-actions';

export const AdminShow = () => (
  <ConsoleShow>
    <AdminDetail />
  </ConsoleShow>
);

const AdminDetail = () => {
  const admin = useRecordContext<AdminAdmin>();
  const translate = useTranslate();
  if (!admin) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {admin.name}
        </Typography>
        <StatusChip subject="admin" value={admin.state} />
      </Stack>
      <AdminActions />
      <Facts>
        <Fact source="email">{admin.email}</Fact>
        <Fact source="role">
          {translate(`adminRole.${admin.role}`)}
          <Typography variant="body2" color="text.secondary">
            {translate(`adminRoleHelp.${admin.role}`)}
          </Typography>
        </Fact>
        <Fact source="createdAt">
          <Moment iso={admin.createdAt} />
        </Fact>
        {admin.deactivatedAt && (
          <Fact source="deactivatedAt">
            <Moment iso={admin.deactivatedAt} />
          </Fact>
        )}
      </Facts>
    </>
  );
};
