import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminAdmin } from '#contracts/identity/admins.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, DateTimeFact } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
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
          <Typography variant="body2" color="textSecondary">
            {translate(`adminRoleHelp.${admin.role}`)}
          </Typography>
        </Fact>
        <DateTimeFact source="createdAt" iso={admin.createdAt} />
        {admin.secondFactorSince && <DateTimeFact source="secondFactorSince" iso={admin.secondFactorSince} />}
        {admin.deactivatedAt && <DateTimeFact source="deactivatedAt" iso={admin.deactivatedAt} />}
      </Facts>
    </>
  );
};
