import EditIcon from '@mui/icons-material/Create';
import ListIcon from '@mui/icons-material/List';
import EyeIcon from '@mui/icons-material/RemoveRedEye';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { ToolButton } from '../ui/tool-button';
import { useCan } from '../auth/permissions';

/** Links between the pages of a record, labelled on a phone too. */
export const ListButton = () => <PageButton to="list" label="ra.action.list" icon={<ListIcon />} />;
export const ShowButton = () => <PageButton to="show" label="ra.action.show" icon={<EyeIcon />} />;
export const EditButton = () => {
  const resource = useResourceContext();
  const can = useCan()(`${resource}.update` as Permission);
  return can && <PageButton to="edit" label="ra.action.edit" icon={<EditIcon />} />;
};

interface PageButtonProps {
  to: 'list' | 'show' | 'edit';
  label: string;
  icon: ReactNode;
}

const PageButton = ({ to, ...button }: PageButtonProps) => {
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const createPath = useCreatePath();
  if (to !== 'list' && id === undefined) return null; // not read yet
  return <ToolButton {...button} to={createPath({ resource, type: to, id })} />;
};
