/** Where avatars lie in the file store. */
export const AVATAR_PREFIX = 'avatars/';
const PATH = '/api/avatars/';

/** Same-site path of a picture. It goes into a cookie of 90 days (spec 1 §3), so it is no signed link but a name that cannot be guessed. */
export const avatarPathOf = (uid: string): string => `${PATH}${uid}`;
export const avatarKeyOf = (path: string): string => `${AVATAR_PREFIX}${path.slice(PATH.length)}.webp`;
/** The inverse: what a customer's row says about the file. */
export const avatarPathOfKey = (key: string): string =>
  avatarPathOf(key.slice(AVATAR_PREFIX.length).replace(/\.webp$/, ''));
