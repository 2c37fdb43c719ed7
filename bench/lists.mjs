import { performance } from 'node:perf_hooks';

const SAMPLES = 20;
/** The lists of the console with a row for an order or a customer, each with a frequent filter and two texts. */
const LISTS = {
  orders: { filters: [{ status: 1 }, { status: 4 }, { kind: 'host' }], sorts: ['dueAt', 'status'] },
  accounts: { filters: [{ status: 2 }, { status: 3 }] },
  payments: { filters: [{ state: 'submitted' }, { state: 'confirmed' }], sorts: ['decidedAt'] },
  customers: { filters: [{ blocked: true }, { blocked: false }] },
  notifications: { filters: [{ kind: 'order-created' }, { emailState: 'waiting' }] },
  events: { filters: [{ state: 'settled' }, { name: 'order.created' }], texts: ['payment', 'tidak ada'] },
  'audit-entries': { filters: [{ act: 'payments.confirm' }, { from: '2026-01-01' }], texts: ['Sari', 'tidak ada'] },
  'account-groups': { filters: [{ short: true }, { providerName: 'Merek 3' }], texts: ['Merek 2', '#1234'] },
  'host-purchases': { filters: [{ state: 'submitted' }, { state: 'verified' }] },
  reimbursements: { filters: [{ unpaid: true }, { state: 'paid' }] },
  vouchers: { filters: [{ state: 'issued' }] },
  'follow-ups': { filters: [{ state: 'open' }] },
};
/** A number, a whole name, a first name, a word that is nowhere. */
const TEXTS = ['PTG-261101', 'Budi Santoso', 'ayu', 'tidak ada'];

/**
 * p95 in milliseconds of every list, by kind of request: { orders: { first: 9, next: 9, … } }, and of the dashboard.
 * @param get asks for a path below /api/admin
 */
export async function listTimes(get) {
  const times = {};
  for (const [resource, { filters, texts = TEXTS, sorts = [] }] of Object.entries(LISTS)) {
    const ask = (query) => () => get(`${resource}?${new URLSearchParams(query)}`);
    const page = (from, more = {}) => ask({ range: JSON.stringify([from, from + 24]), ...more });
    times[resource] = {
      first: await p95([page(0)]),
      next: await p95([page(25)]),
      deep: await p95([page(50_000)]),
      filter: await p95(filters.map((filter) => page(0, { filter: JSON.stringify(filter) }))),
      text: await p95(texts.map((q) => page(0, { filter: JSON.stringify({ q }) }))),
      ...(sorts.length && { sort: await p95(sorts.map((sort) => page(0, { sort: JSON.stringify([sort, 'DESC']) }))) }),
    };
  }
  return { ...times, dashboard: { first: await p95([() => get('dashboard')]) } };
}

/** Of the slowest of the requests: the mean of several would hide it. */
async function p95(requests) {
  const slowest = [];
  for (const request of requests) {
    const times = [];
    // The first one reads from the disk and fills the caches of the connections.
    await request();
    for (let i = 0; i < SAMPLES; i += 1) {
      const start = performance.now();
      await request();
      times.push(performance.now() - start);
    }
    slowest.push(times.sort((a, b) => a - b)[Math.floor(SAMPLES * 0.95) - 1]);
  }
  return Math.max(...slowest);
}
