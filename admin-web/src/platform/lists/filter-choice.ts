import type { SortPayload } from 'react-admin';
import { useLocation } from 'react-router';

type Filter = Record<string, unknown>;

export interface FilterChoice {
  label: string;
  /** Set in the filter; keys of the other choices are removed. */
  filter: Filter;
  /** Where it differs from the list's. */
  sort?: SortPayload;
  /** Every row of the list would have to be read to count these. */
  uncounted?: true;
}

/** For records that wait for an admin. */
export const oldestFirst = (field: string): SortPayload => ({ field, order: 'ASC' });
/** For decided records. */
export const newestFirst = (field: string): SortPayload => ({ field, order: 'DESC' });

/** Filter keys of all choices. */
export const keysOf = (choices: FilterChoice[]): Set<string> =>
  new Set(choices.flatMap(({ filter }) => Object.keys(filter)));

/** The choice that matches the filter. */
export const chosenOf = (choices: FilterChoice[], values: Filter): FilterChoice | undefined =>
  choices.find(({ filter }) => [...keysOf(choices)].every((key) => values[key] === filter[key]));

/** Whether the filter shows less than one of the choices does, or than the whole list where there are none. */
export const isNarrowed = (choices: FilterChoice[], values: Filter): boolean => {
  const ours = keysOf(choices);
  return Object.keys(values).some((key) => !ours.has(key) || !chosenOf(choices, values));
};

/** The sort of the choice in the URL: links from other pages have a filter but no sort. */
export function useSortOf(choices: FilterChoice[], otherwise?: SortPayload): SortPayload | undefined {
  const given = filterIn(useLocation().search);
  return (given && chosenOf(choices, given)?.sort) ?? otherwise;
}

function filterIn(search: string): Filter | undefined {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '') as Filter;
  } catch {
    return undefined; // none, or not valid JSON
  }
}
