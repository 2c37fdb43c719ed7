import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps, useCreatePath } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { useRegistry } from '../rooms/registry';

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** A link to the page of a record; plain text where it has none, or for a role that may not open it. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const createPath = useCreatePath();
  const can = useCan();
  const page = useRegistry().resources.find(({ name }) => name === resource);
  const type = page?.show ? 'show' : page?.edit && 'edit';
  if (!type || !can(`${resource}.${type === 'show' ? 'read' : 'update'}` as Permission)) return children;
  return (
    <TextLink
      to={createPath({ resource, id, type })}
      // Otherwise the row would open its own record as well.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </TextLink>
  );
};

/** An underlined link within text. */
export const TextLink = (props: LinkProps) => (
  <Link
    {...props}
    // On a hovered row `primary.main` has less than 4.5:1 contrast.
    sx={(theme) => ({
      color: theme.palette.mode === 'light' ? 'primary.dark' : 'primary.main',
      textDecoration: 'underline',
      textUnderlineOffset: 2,
    })}
  />
);
