import { Injectable } from '@nestjs/common';
import { ELIGIBILITY_RULES, eligibilityOf } from '#domain/catalogue/scheme/eligibility';
import { type AdminEligibilityRule, adminEligibilityRule } from '#contracts/catalogue/scheme.admin.http';
import { Database, type Tx } from '#runtime/platform/db/database';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText } from '../../platform/http/admin-lists/list-filters.js';
import { MemoryList, hasText } from '../../platform/http/admin-lists/memory-list.js';
import { ruleUid } from './scheme-uids.js';

type Fits = (rule: AdminEligibilityRule) => boolean;

/** Every eligibility rule of every plan, with the admins' edits. */
@Injectable()
export class EligibilityRulesList extends MemoryList<AdminEligibilityRule> {
  protected readonly sorts = ['providerName', 'packageName', 'updatedAt'] as const;
  protected readonly filters = {
    q: byText(
      (q): Fits =>
        (rule) =>
          hasText(q, rule.providerName, rule.packageName, rule.text),
    ),
    active: byFlag(
      (active): Fits =>
        (rule) =>
          rule.active === active,
    ),
  };

  constructor(private readonly database: Database) {
    super();
  }

  protected readAll(): Promise<AdminEligibilityRule[]> {
    return readRules(this.database);
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

export const EligibilityRulesListController = listController({
  resource: 'eligibility-rules',
  tag: 'admin scheme of price',
  schema: adminEligibilityRule,
  source: EligibilityRulesList,
});
