import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, id, type: 'show' })}
      // A row of a table opens its own record; the link inside it must not do both.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 2 }}
    >
      {children}
    </Link>
  );
};
