import { namedIn } from '../../platform/router/named-in';

/** The request that the address names; empty where it names none. */
export const errandUidIn = (search: URLSearchParams): string => namedIn(search, 'errandUid', 'errand_uid');
