import { entryOrPlain } from '#domain/catalogue/scheme/entries';
import { type SchemeEdits, overlaid } from '#domain/catalogue/scheme/scheme-edits';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { schemeUid } from './scheme-uids.js';

export interface SchemeSave {
  uid: string;
  action: 'update' | 'reset';
  /** The version that the admin edited; left out for a reset. */
  version?: number;
  now: Date;
  admin: AdminIdentity;
  /** The edits to store, given the bundled entry. */
  wanted: (bundled: SchemeEntry) => SchemeEdits;
}

/** Writes the edits of an entry with its audit row. @throws Refusal 404, or 409 when the entry has a newer version. */
export async function saveSchemeEdits(database: Database, save: SchemeSave): Promise<{ uid: string }> {
  const { uid, action, version, now, admin, wanted } = save;
  await database.transaction(async (tx) => {
    const providers = await tx.provider.findMany({ where: { hidden: false } });
    const provider = providers.find(({ slug }) => schemeUid(slug) === uid);
    if (!provider) throw new Refusal('NOT_FOUND', 404);
    const { slug } = provider;
    await tx.schemeEdit.createMany({ data: { uid, slug, updatedAt: now }, skipDuplicates: true });
    const current = await lockVersion(tx, 'scheme_edit', uid);
    const row = await tx.schemeEdit.findUniqueOrThrow({ where: { uid } });
    const bundled = entryOrPlain(provider);
    const before = row.edits as SchemeEdits;
    const edits = wanted(bundled);
    const change = changed(overlaid(bundled, before), overlaid(bundled, edits));
    // No change: an identical repeated request.
    if (Object.keys(change).length === 0) return;
    if (version !== undefined && version !== current) throw await editConflict(tx, uid);
    await tx.schemeEdit.update({
      where: { uid },
      data: { edits: edits as Prisma.InputJsonObject, version: current + 1, updatedAt: now },
      select: { uid: true },
    });
    await recordAudit(tx, admin, { action, subject: 'scheme-entries', subjectUid: uid, change });
  });
  return { uid };
}

function changed(before: SchemeEntry, after: SchemeEntry): Prisma.InputJsonObject {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof SchemeEntry>;
  const different = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(
    different.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  ) as Prisma.InputJsonObject;
}
