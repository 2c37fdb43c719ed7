export interface PasswordOwner {
  name: string;
  email: string;
  phoneNumber: string;
}

/** The shop's name is among the first guesses for a password of the shop. */
const SHOP = 'patungan';
/** Refuses passwords like "aaaaaaaa" or eight spaces. */
const FEWEST_SIGNS = 3;
/** Shorter parts of a name or address are common in good passwords ("ani"). */
const SHORTEST_PART = 4;
/** The length that must remain of a password without the owner's data. */
const SHORTEST_REST = 4;

/**
 * Whether the password is little more than the owner's e-mail, name or phone number, or the shop's name, in any
 * spelling.
 */
export function isOwnData(password: string, { name, email, phoneNumber }: PasswordOwner): boolean {
  const plain = reduce(password);
  const known = [
    SHOP,
    email,
    email.split('@')[0]!,
    name,
    ...name.split(/\s+/),
    phoneNumber,
    phoneNumber.replace(/^62/, '0'),
  ]
    .map(reduce)
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest !== plain && rest.length < SHORTEST_REST;
}

/** Whether it has fewer than three different characters. */
export const isMonotonous = (password: string): boolean => new Set(password.normalize('NFKC')).size < FEWEST_SIGNS;

/** Letters and digits in lower case: "Budi.Santoso" is "budisantoso". */
const reduce = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
