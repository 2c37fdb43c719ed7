import { useTranslate } from 'react-admin';
import { DESKS, type DeskName } from '#contracts/desks';
import { useRegistry } from '../rooms/registry';

/** Their lists are of more than what waits, and have its name. */
const UNNAMED: ReadonlySet<DeskName> = new Set(['unboughtHosts', 'groupsWithoutHost']);

/** The name of a desk, as the menu calls it; of one that has no entry there as the dashboard does. */
export function useDeskName() {
  const translate = useTranslate();
  const { pages } = useRegistry();
  return (desk: DeskName, count = 2): string => {
    const label = pages.find(({ menu }) => menu?.desk === desk)?.menu?.label;
    if (label) return translate(label, { smart_count: count });
    return translate(UNNAMED.has(desk) ? `dashboard.${desk}` : `resources.${DESKS[desk].list}.name`, {
      smart_count: count,
    });
  };
}
