import { LOOPBACK } from './listen-host.mjs';

const DEMO_PASSWORD = 'patungan-demo';
const DEMO_PEOPLE = [
  ['customer', 'customer@patungan.test', '/login'],
  ['host', 'host@patungan.test', '/login'],
  ['admin', 'admin@patungan.test', '/admin'],
];

const OPEN_TO_THIS_MACHINE = 'this machine alone; HOST=0.0.0.0 npm start opens it to the network, demo people included';

/** The text printed when the shop is ready: addresses, places, and with demo data the sign-ins. */
export function banner({ seconds, host, port, dataDir, database, queue, mail, seedDemo }) {
  const base = `http://localhost:${port}`;
  const places = [
    ['shop', `${base}/`],
    ['console', `${base}/admin`],
    ['API', `${base}/api${seedDemo ? '/docs' : ''}`],
    ['database', database],
    ['queue', queue],
    ['mail', mail],
    ['data, logs', `${dataDir} (logs in logs/)`],
    ...(host === LOOPBACK ? [['open to', OPEN_TO_THIS_MACHINE]] : []),
  ];
  const people = DEMO_PEOPLE.map(([role, email, page]) => [role, email, DEMO_PASSWORD, `${base}${page}`]);
  return [
    '',
    `  Patungan is ready (${seconds} s)`,
    '',
    ...columns(places),
    ...(seedDemo ? ['', ...columns([['sign in as', 'e-mail', 'password', 'at'], ...people])] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('   ')}`.trimEnd());
}
