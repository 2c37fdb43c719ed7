import { Suspense } from 'react';
import { useCan } from '../auth/permissions';
import { lazyComponent } from '../rooms/lazy-component';
import type { FilterChoice } from './filter-choice';

const SavedViews = lazyComponent(() => import('./saved-views'), 'SavedViews');
const NO_CHOICES: FilterChoice[] = [];

interface SavedViewsSlotProps {
  /** Of the row around it; without any the views have a row of their own. */
  choices?: FilterChoice[];
}

/** Where the saved views of a list stand. They are no part of the first load: the list is whole without them. */
export const SavedViewsSlot = ({ choices }: SavedViewsSlotProps) =>
  useCan()('saved-views.read') && (
    <Suspense>
      <SavedViews choices={choices ?? NO_CHOICES} isAlone={!choices} />
    </Suspense>
  );
