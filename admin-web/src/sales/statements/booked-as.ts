import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';

type Of = AdminStatementLine['reversals'][number]['of'];

/** What a line was booked as by mistake, as its texts name it; `amount`: of the line, below zero: it went out. */
export const bookedAs = (of: Of, amount: number) => (of !== 'charge' ? of : amount < 0 ? 'fee' : 'interest');
