import {
  addPriceBody,
  createCategoryBody,
  createFamilyBody,
  createPackageBody,
  createProviderBody,
  createVariantBody,
  updateCategoryBody,
  updateFamilyBody,
  updatePackageBody,
  updateProviderBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import {
  type AdminEligibilityRule,
  type AdminSchemeEntry,
  createPriceNoticeBody,
  updateEligibilityRuleBody,
  updatePriceNoticeBody,
  updateSchemeEntryBody,
} from '#contracts/catalogue/scheme.admin.http';
import type { Admin } from '../../support/people.js';
import type { HostileFields } from './hostile-fields.js';

export const HOSTILE_SLUG = 'jahat';

/** A brand of its own, so that every other page stays as it is. */
export async function fillCatalogue(admin: Admin, fields: HostileFields): Promise<void> {
  const create = async (resource: string, body: object) =>
    (await admin.ask<{ uid: string }>('POST', `/${resource}`, { body })).uid;
  const update = (resource: string, uid: string, body: object) =>
    admin.ask('POST', `/${resource}/${uid}/update`, { body });
  const slug = HOSTILE_SLUG;
  const rest = { position: 1, version: 1 };
  const categoryUid = await create('categories', fields.fill(createCategoryBody, { slug, position: 1 }));
  await update('categories', categoryUid, fields.fill(updateCategoryBody, rest));
  const brand = { categoryUid, type: 1, color: '#8a3bd1' };
  const providerUid = await create('providers', fields.fill(createProviderBody, { slug, ...brand, position: 1 }));
  await update('providers', providerUid, fields.fill(updateProviderBody, { ...brand, ...rest }));
  const seats = { hostSeats: 1, regularSeats: 2, tvSlots: null, startsWhenConfirmed: null };
  const cost = { providerPrice: 94_900, transferFee: 750 };
  const familyUid = await create(
    'plan-families',
    fields.fill(createFamilyBody, { providerUid, slug, ...seats, ...cost }),
  );
  await update('plan-families', familyUid, fields.fill(updateFamilyBody, { ...cost, version: 1 }));
  for (const isHost of [false, true]) {
    const pack = {
      providerUid,
      slug: `${slug}-${isHost ? 'host' : 'member'}`,
      isHost,
      isPo: false,
      needsTv: false,
      position: 1,
    };
    const packageUid = await create('packages', fields.fill(createPackageBody, pack));
    await update('packages', packageUid, fields.fill(updatePackageBody, { isPo: false, ...rest }));
    const variantUid = await create('variants', fields.fill(createVariantBody, { packageUid, familyUid, duration: 1 }));
    const price = { validFrom: null, grandTotal: 37_900, providerPrice: 94_900, taxed: false, adminFee: 6_267 };
    const more = { activationFee: 0, derived: [], version: 1 };
    await admin.ask('POST', `/variants/${variantUid}/add-price`, {
      body: fields.fill(addPriceBody, { ...price, ...more }),
    });
  }
  const notice = { effectiveOn: '2027-01-01' };
  const noticeUid = await create('price-notices', fields.fill(createPriceNoticeBody, { providerUid, ...notice }));
  await update('price-notices', noticeUid, fields.fill(updatePriceNoticeBody, { ...notice, version: 1 }));
}

/** Of two brands, and of one rule of eligibility. */
export async function fillScheme(admin: Admin, fields: HostileFields): Promise<void> {
  const entries = await admin.list<AdminSchemeEntry>('scheme-entries', {});
  // Zap alone has a series and its treatments.
  for (const { id, version, slug, series } of entries.filter((entry) => ['netflix', 'zap'].includes(entry.slug))) {
    const parts = {
      version,
      normalPrice: undefined,
      ...(slug === 'zap' ? { series } : { series, categoryTreatment: undefined }),
    };
    await admin.ask('POST', `/scheme-entries/${id}/update`, { body: fields.fill(updateSchemeEntryBody, parts) });
  }
  const rules = await admin.list<AdminEligibilityRule>('eligibility-rules', {});
  const rule = fields.fill(updateEligibilityRuleBody, { version: rules[0]!.version, active: true });
  await admin.ask('POST', `/eligibility-rules/${rules[0]!.id}/update`, { body: rule });
}
