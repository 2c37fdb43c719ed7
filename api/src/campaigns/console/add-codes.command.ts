import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export class AddCodesCommand extends Command<{ uid: string }> {
  constructor(
    readonly prizeUid: string,
    readonly codes: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const MOST_CODES = 1_000;
const CODE = /^[\w-]{3,60}$/;

/** One code a line; those that are there already are left alone, so that a list can be sent twice. */
@CommandHandler(AddCodesCommand)
export class AddCodesHandler implements ICommandHandler<AddCodesCommand> {
  constructor(private readonly database: Database) {}

  async execute({ prizeUid: uid, codes: written, admin }: AddCodesCommand): Promise<{ uid: string }> {
    const codes = [...new Set(written.split(/\s+/).filter(Boolean))];
    const bad = codes.find((code) => !CODE.test(code));
    if (bad !== undefined)
      throw invalid({ field: 'codes', message: 'Tiap baris satu kode: 3–60 huruf, angka, atau tanda hubung' });
    if (codes.length > MOST_CODES)
      throw invalid({ field: 'codes', message: `Maksimal ${MOST_CODES} kode sekali kirim` });
    await this.database.transaction(async (tx) => {
      const version = await lockVersion(tx, 'campaign_prize', uid);
      const known = await tx.campaignPrizeCode.findMany({ where: { prizeUid: uid }, select: { code: true } });
      const twins = twinCodes([...known.map(({ code }) => code), ...codes]);
      if (twins)
        throw invalid({
          field: 'codes',
          message: `${twins[1]} hanya beda huruf besar-kecil dari ${twins[0]}. Pakai satu saja`,
        });
      const { count } = await tx.campaignPrizeCode.createMany({
        data: codes.map((code) => ({ prizeUid: uid, code })),
        skipDuplicates: true,
      });
      if (count === 0) return;
      await tx.campaignPrize.update({ where: { uid }, data: { version: version + 1 }, select: { uid: true } });
      await recordAudit(tx, admin, {
        action: 'add-codes',
        subject: 'campaign-prizes',
        subjectUid: uid,
        change: { count },
      });
    });
    return { uid };
  }
}

/** Two codes that differ in nothing but case, which a cashier takes for one; null: none. */
function twinCodes(codes: string[]): [string, string] | null {
  const seen = new Map<string, string>();
  for (const code of codes) {
    const other = seen.get(code.toLowerCase());
    if (other !== undefined && other !== code) return [other, code];
    seen.set(code.toLowerCase(), code);
  }
  return null;
}
