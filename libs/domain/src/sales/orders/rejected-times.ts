import { numberInWords } from '../../platform/documents/in-words.js';
import { MOST_REJECTED_PROOFS } from './deadline.js';

/** How often proofs were rejected when no other is taken, as texts say it: 'lima kali'. */
export const REJECTED_TIMES = `${numberInWords(MOST_REJECTED_PROOFS)} kali`;
