import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps, useCreatePath } from 'react-admin';
import type { Permission } from '#domain/admins/admin-role';
import { useMay } from './use-may';

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** A link to a record; for a role that may not open it, only its name. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const createPath = useCreatePath();
  const may = useMay();
  if (!may(`${resource}.read` as Permission)) return children;
  return (
    <TextLink
      to={createPath({ resource, id, type: 'show' })}
      // A row of a table opens its own record; the link inside it must not do both.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </TextLink>
  );
};

/** A link among texts, seen as one. */
export const TextLink = (props: LinkProps) => (
  <Link
    {...props}
    // On the grey of a row under the pointer the button tone falls below 4.5:1.
    sx={(theme) => ({
      color: theme.palette.mode === 'light' ? 'primary.dark' : 'primary.main',
      textDecoration: 'underline',
      textUnderlineOffset: 2,
    })}
  />
);
