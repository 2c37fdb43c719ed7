import type { AskedRule } from '../../catalogue/scheme/eligibility.js';
import { DomainError } from '../../platform/domain-error.js';

/** What an order came without: the rules that its buyer has yet to confirm, and whether the duties of a host are missing. */
export interface OpenQuestions {
  rules: AskedRule[];
  asksDuties: boolean;
}

interface Asking {
  eligibility: AskedRule[];
  isHost: boolean;
}

/** What is left to ask of an order of this plan; null: nothing. docs/rules/eligibility.md#later-answers */
export function questionsLeft(
  { eligibility, isHost }: Asking,
  { hasAnswers, hasDuties }: { hasAnswers: boolean; hasDuties: boolean },
): OpenQuestions | null {
  const rules = hasAnswers ? [] : eligibility;
  const asksDuties = isHost && !hasDuties;
  return rules.length > 0 || asksDuties ? { rules, asksDuties } : null;
}

/** Shown to the buyer and at the desk, so it names neither: until then no money and no purchase of the order is taken in. */
export const answersMissing = (): DomainError =>
  new DomainError(
    'ANSWERS_MISSING',
    'Syarat pesanan ini belum dijawab. Pesanannya bisa dilanjutkan begitu syaratnya dijawab di halaman pesanan.',
  );
