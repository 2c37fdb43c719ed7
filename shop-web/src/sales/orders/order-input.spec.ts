import { describe, expect, it } from '@jest/globals';
import { fieldErrors } from '#contracts/errors';
import { blankAnswers, checklistOf, fieldsOf, schemaOf, withoutBlanks } from './order-input';
import type { OrderedPlan } from './ordered-plan';

const HOUSEHOLD = 'no-other-family-in-12-months';
const contact = { name: 'Sari', email: 'sari@cerita.test', phoneNumber: '081234567890' };
const planWith = (...slugs: string[]) =>
  ({ rules: slugs.map((slug) => ({ slug, text: slug })), variant: { isHost: false } }) as unknown as OrderedPlan;
const errorsOf = (plan: OrderedPlan, input: object) => {
  const { error } = schemaOf(checklistOf(plan)).safeParse(input);
  return Object.fromEntries(fieldErrors(error?.issues ?? []).map(({ field, message }) => [field, message]));
};

describe('what a buyer fills in', () => {
  it('is the contact alone where the provider asks nothing', () => {
    expect(errorsOf(planWith(), contact)).toEqual({});
    expect(checklistOf(planWith()).rules).toEqual([]);
  });

  it('is refused of a host without the tick below the duties', () => {
    const plan = { ...planWith(), variant: { isHost: true } } as OrderedPlan;
    const { hostDuties } = blankAnswers(checklistOf(plan));
    expect(errorsOf(plan, { ...contact, hostDuties })).toEqual({
      'hostDuties.accepted': 'Centang dulu: host harus bersedia menjalankan tugas ini',
    });
    expect(errorsOf(plan, { ...contact, hostDuties: { ...hostDuties!, accepted: true } })).toEqual({});
    expect(blankAnswers(checklistOf(planWith()))).toEqual({});
  });

  it('begins without answers, and names every missing point', () => {
    const plan = planWith(HOUSEHOLD, 'account-in-indonesia');
    expect(errorsOf(plan, { ...contact, eligibility: checklistOf(plan).nothingAnswered })).toEqual({
      [`eligibility.answers.${HOUSEHOLD}`]: 'Centang bila syarat ini sudah terpenuhi',
      'eligibility.answers.account-in-indonesia': 'Centang bila syarat ini sudah terpenuhi',
      'eligibility.accountEmail': 'Field ini wajib diisi',
    });
  });

  it('asks for the e-mail of the account only where it joins a household', () => {
    const plan = planWith('no-disney-subscription');
    const eligibility = { answers: { 'no-disney-subscription': true } };
    expect(checklistOf(plan).nothingAnswered).toEqual({ answers: { 'no-disney-subscription': false } });
    expect(schemaOf(checklistOf(plan)).parse({ ...contact, eligibility })).toMatchObject({ eligibility });
  });

  it('takes an address where the provider invites, and sends none that was left empty', () => {
    const plan = { ...planWith(), variant: { isHost: false, invites: true } } as unknown as OrderedPlan;
    const { eligibility } = blankAnswers(checklistOf(plan));
    expect(eligibility).toEqual({ answers: {}, accountEmail: '' });
    expect(errorsOf(plan, { ...contact, eligibility })).toEqual({});
    expect(withoutBlanks({ ...contact, eligibility })).toEqual(contact);
    const given = { answers: {}, accountEmail: 'sari@gmail.test' };
    expect(withoutBlanks({ ...contact, eligibility: given })).toEqual({ ...contact, eligibility: given });
    expect(errorsOf(plan, { ...contact, eligibility: { ...given, accountEmail: 'sari' } })).toHaveProperty([
      'eligibility.accountEmail',
    ]);
  });

  it('is sent in the form of the API, whose errors can name each input', () => {
    const plan = planWith(HOUSEHOLD);
    const eligibility = { answers: { [HOUSEHOLD]: true }, accountEmail: ' Sari@Gmail.test ' };
    expect(schemaOf(checklistOf(plan)).parse({ ...contact, eligibility }).eligibility).toEqual({
      answers: { [HOUSEHOLD]: true },
      accountEmail: 'sari@gmail.test',
    });
    expect(fieldsOf(checklistOf(plan))).toContain(`eligibility.answers.${HOUSEHOLD}`);
  });
});
