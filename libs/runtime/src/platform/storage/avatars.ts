/** Prefix of avatars in the file store. */
export const AVATAR_PREFIX = 'avatars/';
const PATH = '/api/avatars/';

/** Same-site path of an avatar. It is stored in a cookie of 90 days, so it is not a signed link but a random name. */
export const avatarPathOf = (uid: string): string => `${PATH}${uid}`;
export const avatarKeyOf = (path: string): string => `${AVATAR_PREFIX}${path.slice(PATH.length)}.webp`;
/** The inverse: the path in the customer's row for a key of the file store. */
export const avatarPathOfKey = (key: string): string =>
  avatarPathOf(key.slice(AVATAR_PREFIX.length).replace(/\.webp$/, ''));
