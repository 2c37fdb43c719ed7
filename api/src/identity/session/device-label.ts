import Bowser from 'bowser';

const UNKNOWN = 'Perangkat tidak dikenal';
/** Longer ones are forged and slow to parse. */
const LONGEST_USER_AGENT = 400;

/** What the shop's own pages send as `deviceOs`: it names no system. */
const OF_PAGES = ['web', 'webview'];

/**
 * "Chrome di Android", for the customer's list of devices. The user agent itself is never stored. Of an app, whose user agent says
 * nothing, what it calls its system: "Aplikasi di Android 14".
 */
export function deviceLabel(userAgent: string, deviceOs = ''): string {
  const label = labelOf(userAgent);
  const system = plain(deviceOs).trim();
  return label === UNKNOWN && system && !OF_PAGES.includes(system.toLowerCase()) ? `Aplikasi di ${system}` : label;
}

function labelOf(userAgent: string): string {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const [what, where] = [plain(browser.name), plain(os.name)];
  if (what && where) return `${what} di ${where}`;
  return what || where || UNKNOWN;
}

/** For unknown agents the parser may return parts of the header itself. */
const plain = (name = ''): string => name.replace(/[^\p{L}\p{N} .+-]/gu, '').slice(0, 40);
