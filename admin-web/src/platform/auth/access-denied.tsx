import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { FullPageMessage } from '../ui/full-page-message';
import { useSession } from './session';
import { useCan } from './permissions';

/** For a page that the role may not open; the session continues. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const role = useSession()?.role;
  return (
    <FullPageMessage
      icon={LockIcon}
      title="access.title"
      heading={translate('access.heading')}
      text={translate('access.text', { role: role ? translate(`adminRole.${role}`) : '' })}
    />
  );
};

/** Children for roles with the permission, else the explanation. */
export const RequirePermission = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useCan()(permission) ? children : <AccessDenied />;
