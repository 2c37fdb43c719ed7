import { Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../rooms/registry';
import { SkeletonRows } from '../ui/skeletons';

/** A page whose file is on its way: its title at once, and rows in place of what it reads. */
export const PageSkeleton = () => (
  <Box sx={{ pt: 7 }}>
    <Title title={useLabelOfPath()} />
    <SkeletonRows />
  </Box>
);

/** What the menu calls the page that the address leads to; nothing for the dashboard. */
function useLabelOfPath(): string {
  const translate = useTranslate();
  const [name = ''] = useLocation().pathname.split('/').slice(1);
  const { resources, pages } = useRegistry();
  const page = pages.find(({ path }) => path === `/${name}`);
  if (page) return page.menu ? translate(page.menu.label, { smart_count: 2 }) : '';
  return resources.some((one) => one.name === name) ? translate(`resources.${name}.name`, { smart_count: 2 }) : '';
}
