/** What a shop knows, as queries; `before` on the schema of 20261127000000_same_proof, `now` on the current one. */
export interface Fact {
  before: string;
  now: string;
}
const same = (sql: string): Fact => ({ before: sql, now: sql });

const ORDER = `o.number, o.customer_uid, o.name, o.email, o.phone_number, o.status, o.idempotency_key, o.retry_key,
  o.request_hash, o.version, o.created_at`;
const PAYMENT = `o.number, x.uid, x.state, x.amount_sen, x.bank_from, x.account_name, x.submitted_at, x.decided_at,
  x.decided_by, x.reason, x.version`;
const PURCHASE = `o.number, x.uid, x.state, x.claimed_sen, x.debited_at, x.bank_name, x.account_number, x.account_name,
  x.provider_price_sen, x.submitted_at, x.decided_at, x.decided_by, x.reason, x.version`;
const REIMBURSEMENT = `o.number, x.uid, x.purchase_uid, x.state, x.provider_price_sen, x.host_share_sen, x.transfer_fee_sen,
  x.amount_sen, x.due_at, x.approved_by, x.approved_at, x.paid_by, x.paid_at, x.reference, x.version, x.created_at`;
/** A row that shows a picture, with the picture. */
const pictured = (columns: string, table: string): Fact => {
  const from = `FROM ${table} x JOIN "order" o ON o.uid = x.order_uid`;
  const picture = 'f.key, f.sha256, f.bytes, f.width, f.height';
  return {
    before: `SELECT ${columns}, ${picture} ${from} LEFT JOIN proof f ON f.uid = x.proof_uid`,
    now:
      table === 'reimbursement'
        ? `SELECT ${columns.replace(/x\.(state|due_at|approved_by|approved_at|paid_by|paid_at|reference|version)\b/g, 'p.$1')}, ${picture}
           ${from} JOIN payout p ON p.uid = x.payout_uid LEFT JOIN file f ON f.uid = p.file_uid`
        : `SELECT ${columns}, ${picture} ${from} LEFT JOIN file f ON f.uid = x.file_uid`,
  };
};

export const FACTS: Record<string, Fact> = {
  'what was ordered, for how much and until when it is to be paid': {
    before: `
      SELECT ${ORDER}, o.kind, o.grand_total_sen AS total, o.fee_sen AS fee, o.host_share_sen AS host_share, o.due_at, v.uid AS variant,
        r.name AS provider, p.name AS package, v.duration_months AS months
      FROM "order" o JOIN variant v ON v.uid = o.variant_uid JOIN package p ON p.uid = v.package_uid
        JOIN provider r ON r.uid = p.provider_uid`,
    now: `
      SELECT ${ORDER}, CASE WHEN a.role = 'host' THEN 'host' WHEN a.pre_order THEN 'pre-order' ELSE 'ready' END AS kind,
        o.total_sen AS total, i.fee_sen AS fee, a.host_share_sen AS host_share,
        CASE o.status WHEN 1 THEN n.due_at END AS due_at, a.variant_uid AS variant, i.details ->> 'providerName' AS provider,
        i.details ->> 'packageName' AS package, (i.details ->> 'durationMonths')::int AS months
      FROM "order" o JOIN account a ON a.order_uid = o.uid JOIN order_item i ON i.order_uid = o.uid
        LEFT JOIN invoice n ON n.order_uid = o.uid`,
  },
  'what was bought, for how much and how it is shown': {
    before: `
      SELECT o.number, v.uid AS variant, o.grand_total_sen AS price, o.grand_total_sen AS total, r.slug, r.color, r.type
      FROM "order" o JOIN variant v ON v.uid = o.variant_uid JOIN package p ON p.uid = v.package_uid
        JOIN provider r ON r.uid = p.provider_uid`,
    now: `
      SELECT o.number, i.ref_uid AS variant, i.unit_price_sen AS price, o.total_sen AS total, i.details ->> 'providerSlug' AS slug,
        i.details ->> 'providerColor' AS color, (i.details ->> 'providerType')::int AS type
      FROM "order" o JOIN order_item i ON i.order_uid = o.uid`,
  },
  'which steps each order took': same(`
    SELECT o.number, x.id, x.from_status, x.to_status, x.why, x.by, x.at
    FROM order_history x JOIN "order" o ON o.uid = x.order_uid`),
  'who sits where': same(`
    SELECT g.number, g.size, g.free_host_seats, g.free_regular_seats, g.tv_slots, g.tv_taken, g.fill_epoch, g.filled_at,
      o.number AS order, a.uid, a.customer_uid, a.role, a.seat_number, a.needs_tv, a.status, a.confirmed_at,
      a.pending_reason, a.version, a.created_at
    FROM account_group g LEFT JOIN account a ON a.group_uid = g.uid LEFT JOIN "order" o ON o.uid = a.order_uid`),
  'which steps each seat took': same('SELECT * FROM account_history'),
  'which payments were sent and decided, with their proofs': pictured(PAYMENT, 'payment'),
  'how much of each payment has arrived': {
    before: `SELECT uid, order_uid, amount_sen AS arrived FROM payment WHERE state = 'confirmed'`,
    now: `SELECT p.uid, i.order_uid, p.received_sen AS arrived FROM payment p JOIN invoice i ON i.uid = p.invoice_uid
      WHERE p.received_sen IS NOT NULL`,
  },
  'what hosts bought, with their proofs': pictured(PURCHASE, 'host_purchase'),
  'what hosts get back': pictured(REIMBURSEMENT, 'reimbursement'),
  'what was refunded': same(`SELECT uid, order_uid, amount_sen, fee_sen, reason, by, created_at FROM refund`),
  'which vouchers there are and how often they were used': same(`
    SELECT v.*, u.number, u.used_at FROM voucher v LEFT JOIN voucher_use u ON u.voucher_uid = v.uid`),
  'which plans come with a voucher': {
    before: `SELECT k.slug, CASE b.slug WHEN 'zap' THEN 8 END AS treatments, CASE b.slug WHEN 'zap' THEN 30 END AS days
      FROM package k JOIN provider b ON b.uid = k.provider_uid`,
    now: 'SELECT slug, voucher_treatments AS treatments, voucher_first_use_days AS days FROM package',
  },
  'what the books say': same(`
    SELECT e.kind, e.cause, e.at, p.account, p.amount_sen FROM ledger_entry e JOIN ledger_posting p ON p.entry_uid = e.uid
    WHERE e.kind <> 'reimbursement-split'`),
  'the balance of each account': same(`
    SELECT p.account, sum(p.amount_sen) AS balance FROM ledger_entry e JOIN ledger_posting p ON p.entry_uid = e.uid
    WHERE e.kind <> 'reimbursement-split' GROUP BY p.account`),
  'which messages were sent': same('SELECT * FROM notification'),
  'what happened': same('SELECT id, uid, name, payload, created_at, settled_at FROM outbox'),
  'who the customers are': same('SELECT uid, name, email, phone_number, created_at FROM customer'),
  'who asked for help': same('SELECT * FROM follow_up'),
  'what was confirmed before ordering': same('SELECT * FROM order_eligibility'),
  'what admins did': same('SELECT uid, at, actor, action, subject, subject_uid, change FROM audit_log'),
};
