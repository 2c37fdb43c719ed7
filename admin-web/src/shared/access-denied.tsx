import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/admins/admin-role';
import { DeadEnd } from './dead-end';
import { useSession } from './session';
import { useMay } from './use-may';

/** Somebody has followed a link into a part of the console that is another colleague's. Nothing is wrong, nobody is signed out. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const role = useSession()?.role;
  return (
    <DeadEnd
      icon={LockIcon}
      title="access.title"
      heading={translate('access.heading')}
      text={translate('access.text', { role: role ? translate(`adminRole.${role}`) : '' })}
    />
  );
};

/** A page that is no resource, for those who may open it. */
export const OnlyFor = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay()(permission) ? children : <AccessDenied />;
