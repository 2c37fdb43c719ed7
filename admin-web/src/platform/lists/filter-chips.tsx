import { Box, Chip } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ChipGroup, ChipRow, showChosen } from './chip-row';
import { type FilterChoice, chosenOf, keysOf } from './filter-choice';
import { SavedViewsSlot } from './saved-views-slot';
import { useChoiceCounts } from './use-choice-counts';

/** Exclusive filters of a list as chips, each with how many rows it shows; other filter values are kept. The admin's own views come after. */
export const FilterChips = ({ choices }: { choices: FilterChoice[] }) => {
  const { resource, filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const ours = keysOf(choices);
  const others = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !ours.has(key)));
  return (
    <ChoiceChips
      choices={choices}
      chosen={chosenOf(choices, filterValues)}
      countOf={useChoiceCounts(resource, choices, others)}
      onChoose={(choice) => {
        setFilters({ ...others, ...choice.filter }, displayedFilters);
        if (choice.sort) setSort(choice.sort);
      }}
    >
      <SavedViewsSlot choices={choices} />
    </ChoiceChips>
  );
};

const isNarrow = ({ filter }: FilterChoice): boolean => Object.keys(filter).length > 0;

/** One alone takes no more room than what folds it. */
const LEAST_FOLDED = 2;

interface ChoiceChipsProps<C extends FilterChoice> {
  choices: C[];
  chosen: C | undefined;
  countOf: (choice: C) => string | undefined;
  onChoose: (choice: C) => void;
  /** After them in the same row. */
  children?: ReactNode;
}

/** The chips alone, also above what is no list of react-admin: everything first, at one place on every list; those without a row are folded. */
export const ChoiceChips = <C extends FilterChoice>({
  choices: given,
  chosen,
  countOf,
  onChoose,
  children,
}: ChoiceChipsProps<C>) => {
  const choices = given.toSorted((one, other) => Number(isNarrow(one)) - Number(isNarrow(other)));
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  // Once more when the numbers have come, which make the chips wider; not when they change, so that nobody is moved back.
  const isCounted = choices.some((choice) => countOf(choice) !== undefined);
  useEffect(() => showChosen(row.current), [chosen?.label, isCounted]);
  const [showsAll, setShowsAll] = useState(false);
  const empty = choices.filter((choice) => choice !== chosen && countOf(choice) === '0');
  const folds = empty.length >= LEAST_FOLDED;
  const shown = folds && !showsAll ? choices.filter((choice) => !empty.includes(choice)) : choices;
  return (
    // Until they are counted one line elsewhere too, so that the list does not move up when the empty ones are folded.
    <ChipRow ref={row} isOneLine={!isCounted}>
      <ChipGroup label={translate('filter.state')}>
        {shown.map((choice) => (
          <ChoiceChip
            key={choice.label}
            label={translate(choice.label)}
            count={countOf(choice)}
            isChosen={choice === chosen}
            onChoose={() => onChoose(choice)}
          />
        ))}
        {folds && (
          <Chip
            component="button"
            type="button"
            clickable
            variant="outlined"
            aria-expanded={showsAll}
            label={translate(showsAll ? 'filter.fewer' : 'filter.others', { n: empty.length })}
            onClick={() => setShowsAll(!showsAll)}
            sx={{ flexShrink: 0, borderStyle: 'dashed', color: 'text.secondary' }}
          />
        )}
      </ChipGroup>
      {children}
    </ChipRow>
  );
};

interface ChoiceChipProps {
  label: string;
  count: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several exclusive choices, with how many rows it has. */
export const ChoiceChip = ({ label, count, isChosen, onChoose }: ChoiceChipProps) => {
  const id = useId();
  return (
    <Chip
      component="button"
      type="button"
      clickable
      aria-pressed={isChosen}
      // The number describes the button and is no part of its name, which stays when the number changes.
      aria-describedby={count && id}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      label={
        <>
          {label}
          {count && (
            <Box
              component="span"
              id={id}
              aria-hidden
              sx={{ ml: 0.75, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {count}
            </Box>
          )}
        </>
      }
      onClick={onChoose}
      sx={{ flexShrink: 0 }}
    />
  );
};
