import type { SortPayload } from 'react-admin';
import { useLocation } from 'react-router';

type Filter = Record<string, unknown>;

export interface FilterChoice {
  label: string;
  /** What this choice puts into the filter; keys of the other choices are taken out. */
  filter: Filter;
  /** Where the choice is read in another order than the list. */
  sort?: SortPayload;
}

/** How work is read that waits for somebody. */
export const oldestFirst = (field: string): SortPayload => ({ field, order: 'ASC' });
/** How work is read that is done. */
export const newestFirst = (field: string): SortPayload => ({ field, order: 'DESC' });

/** Everything that these choices may put into a filter. */
export const keysOf = (choices: FilterChoice[]): Set<string> =>
  new Set(choices.flatMap(({ filter }) => Object.keys(filter)));

/** The one of the choices that a filter stands for. */
export const chosenOf = (choices: FilterChoice[], values: Filter): FilterChoice | undefined =>
  choices.find(({ filter }) => [...keysOf(choices)].every((key) => values[key] === filter[key]));

/** The order of the choice that the address names: a link from elsewhere brings its filter, but no order. */
export function useSortOf(choices: FilterChoice[], otherwise?: SortPayload): SortPayload | undefined {
  const given = filterIn(useLocation().search);
  return (given && chosenOf(choices, given)?.sort) ?? otherwise;
}

function filterIn(search: string): Filter | undefined {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '') as Filter;
  } catch {
    return undefined; // none, or somebody's own writing
  }
}
