import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
/** Nest lists each module and route at every start. */
const CHATTER = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);
const LEVEL_COLOURS = { 40: 'yellow', 50: 'red', 60: 'red' };

/** Prints a stream line by line, each with the name of who says it; pino's JSON as a readable line. */
export function printPrefixed(stream, name, colour) {
  const prefix = styleText(colour, name.padEnd(8));
  createInterface({ input: stream }).on('line', (line) => {
    const entry = line.startsWith('{') ? parsed(line) : undefined;
    if (entry?.level > 30 || !CHATTER.has(entry?.context)) console.log(`${prefix} ${readable(line, entry)}`);
  });
}

function readable(line, entry) {
  if (!entry?.level || entry.msg === undefined) return line;
  const { level, time, msg, pid, hostname, err, ...rest } = entry;
  const details = Object.keys(rest).length ? styleText('dim', ` ${JSON.stringify(rest)}`) : '';
  const text = `${LEVELS[level] ?? level} ${msg}`;
  const stack = err?.stack ? `\n${err.stack}` : '';
  return `${LEVEL_COLOURS[level] ? styleText(LEVEL_COLOURS[level], text) : text}${details}${stack}`;
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
