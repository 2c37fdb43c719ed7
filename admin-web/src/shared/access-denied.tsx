import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Permission } from '#domain/admins/admin-role';
import { useSession } from './session';
import { useMay } from './use-may';

/** Somebody has followed a link into a part of the console that is another colleague's. Nothing is wrong, nobody is signed out. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const role = useSession()?.role;
  return (
    <Card
      component="section"
      sx={{ mt: 2, p: 4, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}
    >
      <Title title="access.title" />
      <LockIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography component="h2" variant="h6">
        {translate('access.heading')}
      </Typography>
      <Typography color="text.secondary">
        {translate('access.text', { role: role ? translate(`adminRole.${role}`) : '' })}
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('access.home')}
      </Button>
    </Card>
  );
};

/** A page that is no resource, for those who may open it. */
export const OnlyFor = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay()(permission) ? children : <AccessDenied />;
