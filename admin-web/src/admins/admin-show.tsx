import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminAdmin } from '#contracts/http/admin/admins.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { ShowTitle } from '../shared/show-title';
import { AdminActions } from './admin-actions';

export const AdminShow = () => <ConsoleShow of={AdminDetail} />;

const AdminDetail = ({ record: admin }: { record: AdminAdmin }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'admin', value: admin.state }}>{admin.name}</ShowTitle>
      <AdminActions />
      <Facts>
        <Fact source="email">{admin.email}</Fact>
        <Fact source="role">
          {translate(`adminRole.${admin.role}`)}
          <Typography variant="body2" color="text.secondary">
            {translate(`adminRoleHelp.${admin.role}`)}
          </Typography>
        </Fact>
        <MomentFact source="createdAt" iso={admin.createdAt} />
        {admin.deactivatedAt && <MomentFact source="deactivatedAt" iso={admin.deactivatedAt} />}
      </Facts>
    </>
  );
};
