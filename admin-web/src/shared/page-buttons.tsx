import EditIcon from '@mui/icons-material/Create';
import ListIcon from '@mui/icons-material/List';
import EyeIcon from '@mui/icons-material/RemoveRedEye';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import type { Permission } from '#domain/admins/admin-role';
import { ToolButton } from './tool-button';
import { useMay } from './use-may';

/** The ways between the pages of a record, with their names on a phone too. */
export const ListButton = () => <PageButton to="list" label="ra.action.list" icon={<ListIcon />} />;
export const ShowButton = () => <PageButton to="show" label="ra.action.show" icon={<EyeIcon />} />;
export const EditButton = () => {
  const resource = useResourceContext();
  const may = useMay()(`${resource}.update` as Permission);
  return may && <PageButton to="edit" label="ra.action.edit" icon={<EditIcon />} />;
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
