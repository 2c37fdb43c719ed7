import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const schemeEntries: ResourceProps = {
  name: 'scheme-entries',
  icon: ArticleIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./scheme-entry-list'), 'SchemeEntryList'),
  edit: lazyPage(() => import('./scheme-entry-edit'), 'SchemeEntryEdit'),
};
