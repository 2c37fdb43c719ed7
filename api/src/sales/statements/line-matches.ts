import { Injectable } from '@nestjs/common';
import type { AdminStatementLine, StatementProposal } from '#contracts/sales/statements.admin.http';
import { isFarAbove } from '#domain/sales/payments/far-above';
import { type OpenLine, matchLines } from '#domain/sales/statements/match-lines';
import type { LineTarget } from '#domain/sales/statements/statement-line';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { Database } from '#runtime/platform/db/database';
import { type Known, incomingCandidates, outgoingCandidates } from './find-candidates.js';
import { returnCandidates } from './find-returns.js';
import { withNamedOrders } from './named-orders.js';

/** An open line that may be the money of one record. */
export interface LineOfOne extends Pick<StatementProposal, 'reasons' | 'farAbove'> {
  lineUid: string;
  confidence: AdminStatementLine['confidence'];
  /** How many others that wait it may be the money of too. */
  others: number;
}
export type Matched = Pick<AdminStatementLine, 'confidence' | 'proposals'>;
export const UNMATCHED: Matched = { confidence: 'none', proposals: [] };
/** Beyond these not all is seen, and nothing is certain. */
const MOST_LINES = 5_000;
const MOST_CANDIDATES = 5_000;

/** What the open lines of all statements may be the money of: each is compared with all that waits, and with the other lines. */
@Injectable()
export class LineMatches {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * By the uid of a line; a line that is not open has no entry.
   * @param fresh lines that are to be stored: they are matched beside the others, as they will be then, and nothing is written.
   */
  async find(fresh: readonly OpenLine[] = []): Promise<(lineUid: string) => Matched> {
    const { lines, since, isAll } = await this.toMatch(fresh);
    if (since === null) return () => UNMATCHED;
    const [came, went] = [lines.filter(isIncoming), lines.filter((line) => !isIncoming(line))];
    const found = new Map([
      ...this.match(came, came.length ? await this.incoming(came, since) : []),
      ...this.match(
        went.map((line) => ({ ...line, amountSen: -line.amountSen })),
        went.length ? await outgoingCandidates(this.database, since, MOST_CANDIDATES + 1) : [],
      ),
    ]);
    return (uid) => {
      const match = found.get(uid) ?? UNMATCHED;
      return isAll || match.confidence !== 'certain' ? match : { ...match, confidence: 'possible' };
    };
  }

  /**
   * The other way round: which open lines may be the money of one invoice or payment, the likeliest first. A line that is certain for
   * another one is not its own.
   */
  async findOf(target: 'invoice' | 'payment', targetUid: string): Promise<LineOfOne[]> {
    const key = `${target} ${targetUid}`;
    const { lines, since, isAll } = await this.toMatch();
    const came = lines.filter(isIncoming);
    if (since === null || came.length === 0) return [];
    const candidates = await this.incoming(came, since);
    const one = candidates.find((candidate) => candidate.key === key);
    if (!one) return [];
    const from = this.settings.threshold('refundApprovalFrom');
    const amountOf = amountsOf(came);
    const isSure = isAll && candidates.length <= MOST_CANDIDATES;
    return matchLines(came, candidates, candidates.length)
      .flatMap(({ lineUid, confidence, proposals }): LineOfOne[] => {
        const own = proposals.find((proposal) => proposal.key === key);
        const isOfOther = confidence === 'certain' && proposals[0]!.key !== key;
        if (!own || isOfOther) return [];
        return [
          {
            lineUid,
            confidence: isSure ? confidence : 'possible',
            reasons: own.reasons,
            farAbove: isFarAboveOwed(one, amountOf.get(lineUid)!, from),
            others: proposals.length - 1,
          },
        ];
      })
      .toSorted((a, b) => rank(b) - rank(a));
  }

  /** The open lines of all statements and those that are to be stored; `since`: the first of their days, null without any. */
  private async toMatch(fresh: readonly OpenLine[] = []) {
    const open = await this.database.bankStatementLine.findMany({
      where: { state: 'open' },
      orderBy: [{ bookedOn: 'desc' }, { uid: 'desc' }],
      take: MOST_LINES + 1,
      select: { uid: true, amountSen: true, bookedOn: true, description: true, reference: true },
    });
    const stored = open.map(({ uid, amountSen, bookedOn, description, reference }) => ({
      uid,
      amountSen,
      day: bookedOn.toISOString().slice(0, 10),
      description,
      reference,
    }));
    const lines: OpenLine[] = [...stored, ...fresh];
    const [first] = lines.map(({ day }) => day).toSorted();
    return { lines, since: first ? new Date(first) : null, isAll: lines.length <= MOST_LINES };
  }

  private async incoming(lines: OpenLine[], since: Date): Promise<Known[]> {
    const most = MOST_CANDIDATES + 1;
    const amounts = [...new Set(lines.map(({ amountSen }) => amountSen))];
    const awaited = await incomingCandidates(this.database, since, most);
    const returned = await returnCandidates(this.database, amounts, since, most);
    return withNamedOrders(this.database, lines, [...awaited, ...returned]);
  }

  private match(lines: OpenLine[], candidates: Known[]): Map<string, Matched> {
    const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]));
    const amountOf = amountsOf(lines);
    const from = this.settings.threshold('refundApprovalFrom');
    const isAll = candidates.length <= MOST_CANDIDATES;
    const canBeTaken = ([best]: { key: string }[]) => !byKey.get(best!.key)!.shown.isWaiting;
    return new Map(
      matchLines(lines, candidates).map(({ lineUid, confidence, proposals }) => [
        lineUid,
        {
          confidence: confidence === 'certain' && !(isAll && canBeTaken(proposals)) ? 'possible' : confidence,
          proposals: proposals.map(({ key, reasons }): StatementProposal => {
            const known = byKey.get(key)!;
            const { shown, fileUid } = known;
            const farAbove = isFarAboveOwed(known, amountOf.get(lineUid)!, from);
            return { ...shown, reasons, farAbove, proofUrl: fileUid && this.links.sign(fileUid) };
          }),
        },
      ]),
    );
  }
}

/** What such a candidate awaits; another one is only noted, or goes out. */
const OWED: Partial<Record<LineTarget, (amountSen: bigint) => bigint>> = {
  invoice: (amountSen) => amountSen,
  order: () => 0n,
};
function isFarAboveOwed({ shown, amountSen }: Known, lineSen: bigint, from: Parameters<typeof isFarAbove>[2]): boolean {
  const owedSen = OWED[shown.target]?.(amountSen);
  return owedSen !== undefined && isFarAbove(lineSen, owedSen, from);
}
const amountsOf = (lines: OpenLine[]) => new Map(lines.map(({ uid, amountSen }) => [uid, amountSen]));
/** What is certain first, then what has the amount, then by how much speaks for it. */
const rank = ({ confidence, reasons }: LineOfOne): number =>
  (confidence === 'certain' ? 200 : 0) + (reasons.includes('amount') ? 100 : 0) + reasons.length;
const isIncoming = ({ amountSen }: { amountSen: bigint }): boolean => amountSen > 0n;
