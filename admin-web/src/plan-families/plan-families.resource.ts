import GroupWorkIcon from '@mui/icons-material/GroupWork';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const planFamilies: ResourceProps = {
  name: 'plan-families',
  icon: GroupWorkIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./family-list'), 'FamilyList'),
  show: lazyPage(() => import('./family-show'), 'FamilyShow'),
  create: lazyPage(() => import('./family-form'), 'FamilyCreate'),
  edit: lazyPage(() => import('./family-form'), 'FamilyEdit'),
};
