import Bowser from 'bowser';

const UNKNOWN = 'Perangkat tidak dikenal';
/** Longer ones are made up, and cost time to read. */
const LONGEST_USER_AGENT = 400;

/** "Chrome di Android": how the owner knows the device again. Only this is stored, never the user agent itself. */
export function deviceLabel(userAgent: string): string {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const [what, where] = [plain(browser.name), plain(os.name)];
  if (what && where) return `${what} di ${where}`;
  return what || where || UNKNOWN;
}

/** The parser's names are few, but where it knows none it may repeat what came from outside. */
const plain = (name = ''): string => name.replace(/[^\p{L}\p{N} .+-]/gu, '').slice(0, 40);
