import { matchPath } from 'react-router';
import { PAGE } from '#contracts/shop-paths';

/** In the address of a provider: the order of the chosen plan goes on there once, after a sign-in. */
export const RESUME = 'order';

/** Apart from what reads it: the sign-in page knows an order by it before any page of a provider is loaded. */
export const isResumed = ({ pathname, searchParams }: URL): boolean =>
  searchParams.get(RESUME) === 'now' && [PAGE.providers, PAGE.provider].some((path) => matchPath(path, pathname));
