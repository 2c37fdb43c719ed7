import { useTranslate } from 'react-admin';
import { DESKS, type DeskName } from '#contracts/desks';
import { useRegistry } from '../rooms/registry';

/** The name of a desk, as the menu calls it. */
export function useDeskName() {
  const translate = useTranslate();
  const { pages } = useRegistry();
  return (desk: DeskName, count = 2): string =>
    translate(pages.find(({ menu }) => menu?.desk === desk)?.menu?.label ?? `resources.${DESKS[desk].list}.name`, {
      smart_count: count,
    });
}
