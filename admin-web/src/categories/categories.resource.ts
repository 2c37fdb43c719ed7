import CategoryIcon from '@mui/icons-material/Category';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const categories: ResourceProps = {
  name: 'categories',
  icon: CategoryIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./category-list'), 'CategoryList'),
  show: lazyPage(() => import('./category-show'), 'CategoryShow'),
  create: lazyPage(() => import('./category-form'), 'CategoryCreate'),
  edit: lazyPage(() => import('./category-form'), 'CategoryEdit'),
};
