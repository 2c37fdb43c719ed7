import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { CategoryChips } from '../category-chips';
import { KeywordField } from '../keyword-field';
import { type ProviderFilter, categoriesQuery } from './catalogue.queries';

export const TYPING_PAUSE_MS = 300;
/** On a phone the keyboard covers the lower half. */
const TELEPHONE = '(width < 40rem)';

interface Props {
  filter: ProviderFilter;
  headerSearches: boolean;
  onChange: (part: Partial<ProviderFilter>, options?: { replace?: boolean }) => void;
}

export function ProviderFilters({ filter, headerSearches, onChange }: Props) {
  const { data: categories = [], isLoading } = useQuery(categoriesQuery());
  // 'Semua' means no filter, and is shown before the list has loaded.
  const choices = [
    { name: 'Semua', value: '' },
    ...categories.filter(({ name }) => name !== 'Semua').map(({ name }) => ({ name, value: name })),
  ];
  const bar = useRef<HTMLDivElement>(null);
  const look = (keyword: string) => {
    // Replaces the address, so that one step back leaves the list and not the last letter.
    onChange({ keyword }, { replace: true });
    // Scrolls so that the results are between the field and the keyboard.
    if (matchMedia(TELEPHONE).matches) bar.current?.scrollIntoView();
  };
  return (
    <div ref={bar} className="mt-3 mb-3 sm:mt-4 sm:mb-5">
      <KeywordField
        keyword={filter.keyword}
        pauseMs={TYPING_PAUSE_MS}
        className={clsx('lg:w-72', headerSearches && !filter.keyword && 'hidden')}
        onKeyword={look}
      />
      <CategoryChips
        choices={choices}
        chosen={filter.category}
        // Two rows of them below 1280 px, so that the list stays where it is when they are here.
        className={clsx('lg:items-start', isLoading && 'lg:max-xl:min-h-25')}
        onChoose={(category) => onChange({ category })}
      />
    </div>
  );
}
