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
    const lines = [...stored, ...fresh];
    if (lines.length === 0) return () => UNMATCHED;
    const since = new Date(lines.map(({ day }) => day).toSorted()[0]!);
    const [came, went] = [lines.filter(isIncoming), lines.filter((line) => !isIncoming(line))];
    const found = new Map([
      ...this.match(came, came.length ? await this.incoming(came, since) : []),
      ...this.match(
        went.map((line) => ({ ...line, amountSen: -line.amountSen })),
        went.length ? await outgoingCandidates(this.database, since, MOST_CANDIDATES + 1) : [],
      ),
    ]);
    const isAll = lines.length <= MOST_LINES;
    return (uid) => {
      const match = found.get(uid) ?? UNMATCHED;
      return isAll || match.confidence !== 'certain' ? match : { ...match, confidence: 'possible' };
    };
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
    const amountOf = new Map(lines.map(({ uid, amountSen }) => [uid, amountSen]));
    const from = this.settings.threshold('refundApprovalFrom');
    const isAll = candidates.length <= MOST_CANDIDATES;
    const canBeTaken = ([best]: { key: string }[]) => !byKey.get(best!.key)!.shown.isWaiting;
    return new Map(
      matchLines(lines, candidates).map(({ lineUid, confidence, proposals }) => [
        lineUid,
        {
          confidence: confidence === 'certain' && !(isAll && canBeTaken(proposals)) ? 'possible' : confidence,
          proposals: proposals.map(({ key, reasons }): StatementProposal => {
            const { shown, fileUid, amountSen } = byKey.get(key)!;
            const owedSen = OWED[shown.target]?.(amountSen);
            const farAbove = owedSen !== undefined && isFarAbove(amountOf.get(lineUid)!, owedSen, from);
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
const isIncoming = ({ amountSen }: { amountSen: bigint }): boolean => amountSen > 0n;
