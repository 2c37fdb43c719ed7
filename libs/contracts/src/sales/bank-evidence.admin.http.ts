import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { lineFacts, lineProposal } from '#contracts/sales/statements.admin.http';
import { MATCH_REASONS } from '#domain/sales/statements/match-lines';

/** More than an admin compares with one proof. */
export const MOST_EVIDENCE_LINES = 5;

const day = z.string();
/** What the bank's statements say of one payment. docs/rules/bank-statements.md#evidence */
export const bankEvidence = z
  .object({
    /** The open lines that may be its money, the likeliest first; or the one that explains it already. */
    lines: z.array(
      z.object({
        ...lineFacts,
        reasons: z.array(z.enum(MATCH_REASONS)),
        /** How many others that wait the line may be the money of too. */
        others: z.int(),
        /** Taken with a reason, and by another admin. */
        farAbove: z.boolean(),
        proposed: lineProposal,
      }),
    ),
    /** How many more lines may be its money. */
    more: z.int(),
    /** With what a line is confirmed for it; null: no line can be. */
    target: z.nullable(z.object({ target: z.enum(['invoice', 'payment']), targetUid: uid })),
    /** The first day of which a line can be its money. */
    since: day,
    /** Until which day the statements of each account that is paid to reach; null: none was uploaded. */
    accounts: z.array(z.object({ bankName: z.string(), lastDay: z.nullable(day) })),
  })
  .register(z.globalRegistry, { id: 'BankEvidence' });
export type BankEvidence = z.infer<typeof bankEvidence>;
export type EvidenceLine = BankEvidence['lines'][number];
