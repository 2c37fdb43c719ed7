import { Chip, Stack } from '@mui/material';
import { type SortPayload, useListContext, useTranslate } from 'react-admin';

export interface FilterChoice {
  label: string;
  /** What this choice puts into the filter; keys of the other choices are taken out. */
  filter: Record<string, unknown>;
  /** Where the choice is read in another order than the list. */
  sort?: SortPayload;
}

/** One choice at a time out of a few; the search text beside it stays. */
export const FilterChips = ({ choices }: { choices: FilterChoice[] }) => {
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const translate = useTranslate();
  const ours = new Set(choices.flatMap(({ filter }) => Object.keys(filter)));
  const others = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !ours.has(key)));
  const isChosen = ({ filter }: FilterChoice) => [...ours].every((key) => filterValues[key] === filter[key]);
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={translate('filter.state')}
      sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}
    >
      {choices.map((choice) => (
        <Chip
          key={choice.label}
          component="button"
          type="button"
          clickable
          aria-pressed={isChosen(choice)}
          color={isChosen(choice) ? 'primary' : 'default'}
          variant={isChosen(choice) ? 'filled' : 'outlined'}
          label={translate(choice.label)}
          onClick={() => {
            setFilters({ ...others, ...choice.filter }, displayedFilters);
            if (choice.sort) setSort(choice.sort);
          }}
        />
      ))}
    </Stack>
  );
};
