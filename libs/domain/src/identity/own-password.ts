export interface PasswordOwner {
  name: string;
  email: string;
  phoneNumber: string;
}

/** Who guesses a password of this shop tries its name first. */
const SHOP = 'patungan';
/** "aaaaaaaa" and eight spaces are long enough, and nothing else. */
const FEWEST_SIGNS = 3;
/** Shorter parts of a name or address say nothing: "ani" may well stand in a good password. */
const SHORTEST_PART = 4;
/** What is left of a password without what everybody knows of its owner must be worth something by itself. */
const SHORTEST_REST = 4;

/** Whether the password is little more than the owner's e-mail, name or phone number, or the shop's name, however it is spelt. */
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

/** Whether it is one or two signs over and over. */
export const isMonotonous = (password: string): boolean => new Set(password.normalize('NFKC')).size < FEWEST_SIGNS;

/** Letters and digits only, in one case: "Budi.Santoso" is "budisantoso". */
const reduce = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
