import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { entryOrPlain } from '#domain/catalogue/scheme/entries';
import { EDITABLE, type SchemeEdits, overlaid } from '#domain/catalogue/scheme/scheme-edits';
import type { AdminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { Database } from '#runtime/platform/db/database';
import { shownMembers } from '../catalogue-rows.js';
import { type AdminList, filterFlag, filterText } from '../../platform/http/admin-lists/admin-list.js';
import { onlyFilters } from '../../platform/http/admin-lists/admin-where.js';
import { hasText, pageInMemory } from './list-in-memory.js';
import { schemeUid } from './scheme-uids.js';

export const SCHEME_ENTRY_SORTS = ['name', 'updatedAt'] as const;

export class FindAdminSchemeEntriesQuery extends Query<{ rows: AdminSchemeEntry[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Every listed brand with its texts as they are now. */
@QueryHandler(FindAdminSchemeEntriesQuery)
export class FindAdminSchemeEntriesHandler implements IQueryHandler<FindAdminSchemeEntriesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminSchemeEntriesQuery) {
    onlyFilters(list, ['q', 'isEdited']);
    const q = filterText(list.filter, 'q');
    const isEdited = filterFlag(list.filter, 'isEdited');
    const entries = (await this.read()).filter(
      ({ name, title, edited }) =>
        hasText(q, name, title) && (isEdited === undefined || isEdited === edited.length > 0),
    );
    return pageInMemory(list, entries);
  }

  private async read(): Promise<AdminSchemeEntry[]> {
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
