import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ELIGIBILITY_RULES, eligibilityOf } from '#domain/catalogue/scheme/eligibility';
import type { AdminEligibilityRule } from '#contracts/catalogue/scheme.admin.http';
import { Database, type Tx } from '#runtime/platform/db/database';
import { type AdminList, filterFlag, filterText } from '../../platform/http/admin-lists/admin-list.js';
import { onlyFilters } from '../../platform/http/admin-lists/admin-where.js';
import { hasText, pageInMemory } from './list-in-memory.js';
import { ruleUid } from './scheme-uids.js';

export const ELIGIBILITY_RULE_SORTS = ['providerName', 'packageName', 'updatedAt'] as const;

export class FindAdminEligibilityRulesQuery extends Query<{ rows: AdminEligibilityRule[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Every eligibility rule of every plan, with the admins' edits. */
@QueryHandler(FindAdminEligibilityRulesQuery)
export class FindAdminEligibilityRulesHandler implements IQueryHandler<FindAdminEligibilityRulesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminEligibilityRulesQuery) {
    onlyFilters(list, ['q', 'active']);
    const q = filterText(list.filter, 'q');
    const active = filterFlag(list.filter, 'active');
    const rules = (await readRules(this.database)).filter(
      (rule) =>
        hasText(q, rule.providerName, rule.packageName, rule.text) && (active === undefined || rule.active === active),
    );
    return pageInMemory(list, rules);
  }
}

/** The rules of all plans, also of plans created after the release. */
export async function readRules(database: Database | Tx): Promise<AdminEligibilityRule[]> {
  const packages = await database.package.findMany({
    where: { provider: { slug: { in: ELIGIBILITY_RULES.flatMap(({ brands }) => brands) } } },
    orderBy: [{ provider: { position: 'asc' } }, { position: 'asc' }],
    include: { provider: true, eligibility: true },
  });
  return packages.flatMap(({ uid, name, isHost, provider, eligibility }) =>
    eligibilityOf(provider.slug, { asHost: isHost }).map(({ slug, text }): AdminEligibilityRule => {
      const edit = eligibility.find(({ rule }) => rule === slug);
      const isEdited = edit !== undefined && (edit.text !== null || !edit.active);
      return {
        id: ruleUid(uid, slug),
        providerName: provider.name,
        packageUid: uid,
        packageName: name,
        isHost,
        rule: slug,
        text: edit?.text ?? text,
        bundledText: text,
        active: edit?.active ?? true,
        version: edit?.version ?? 1,
        updatedAt: edit?.updatedAt.toISOString() ?? null,
        allowedActions: isEdited ? ['reset'] : [],
      };
    }),
  );
}
