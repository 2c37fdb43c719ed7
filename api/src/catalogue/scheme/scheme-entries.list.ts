import { Injectable } from '@nestjs/common';
import { entryOrPlain } from '#domain/catalogue/scheme/entries';
import { EDITABLE, type SchemeEdits, overlaid } from '#domain/catalogue/scheme/scheme-edits';
import { type AdminSchemeEntry, adminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText } from '../../platform/http/admin-lists/list-filters.js';
import { MemoryList, hasText } from '../../platform/http/admin-lists/memory-list.js';
import { shownMembers } from '../catalogue-rows.js';
import { schemeUid } from './scheme-uids.js';

type Fits = (entry: AdminSchemeEntry) => boolean;

/** Every listed brand with its texts as they are now. */
@Injectable()
export class SchemeEntriesList extends MemoryList<AdminSchemeEntry> {
  protected readonly sorts = ['name', 'updatedAt'] as const;
  protected readonly filters = {
    q: byText(
      (q): Fits =>
        ({ name, title }) =>
          hasText(q, name, title),
    ),
    isEdited: byFlag(
      (isEdited): Fits =>
        ({ edited }) =>
          isEdited === edited.length > 0,
    ),
  };

  constructor(private readonly database: Database) {
    super();
  }

  protected async readAll(): Promise<AdminSchemeEntry[]> {
    const [providers, edits] = await Promise.all([
      this.database.provider.findMany({
        where: { hidden: false, packages: { some: {} } },
        include: { families: { orderBy: { slug: 'asc' }, take: 1 } },
      }),
      this.database.schemeEdit.findMany(),
    ]);
    return providers.map((provider): AdminSchemeEntry => {
      const edit = edits.find(({ slug }) => slug === provider.slug);
      const edited = EDITABLE.filter((field) => field in ((edit?.edits ?? {}) as SchemeEdits));
      const [family] = provider.families;
      return {
        ...overlaid(entryOrPlain(provider), edit?.edits as SchemeEdits),
        id: schemeUid(provider.slug),
        member: family ? shownMembers(family) : 0,
        edited,
        version: edit?.version ?? 1,
        updatedAt: edit?.updatedAt.toISOString() ?? null,
        allowedActions: edited.length > 0 ? ['reset'] : [],
      };
    });
  }
}

export const SchemeEntriesListController = listController({
  resource: 'scheme-entries',
  tag: 'admin scheme of price',
  schema: adminSchemeEntry,
  source: SchemeEntriesList,
});
