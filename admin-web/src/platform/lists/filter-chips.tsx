import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { type FilterChoice, chosenOf, keysOf } from './filter-choice';

/** Exclusive filters as chips; other filter values are kept. */
export const FilterChips = ({ choices }: { choices: FilterChoice[] }) => {
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const translate = useTranslate();
  const ours = keysOf(choices);
  const others = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !ours.has(key)));
  const chosen = chosenOf(choices, filterValues);
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
          aria-pressed={choice === chosen}
          color={choice === chosen ? 'primary' : 'default'}
          variant={choice === chosen ? 'filled' : 'outlined'}
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
