import { DomainError } from '../platform/domain-error.js';
import { defineTransitions } from '../platform/transitions.js';

/** What a mission asks for. */
export const PROOF_KINDS = ['text', 'link', 'picture'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A customer's answer to a mission. docs/rules/campaigns.md#missions */
export const SUBMISSION_STATES = ['submitted', 'completed', 'rejected'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
export const submissionMoves = defineTransitions<SubmissionState>()(
  'submission',
  {
    submitted: 'Kiriman misi ini masih menunggu diperiksa.',
    completed: 'Kiriman misi ini sudah diterima.',
    rejected: 'Kiriman misi ini sudah ditolak.',
  },
  {
    submitted: { complete: { to: 'completed', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
    completed: {},
    rejected: { resubmit: { to: 'submitted', by: ['customer'] } },
  },
);

export interface Mission {
  uid: string;
  position: number;
  /** Of the customer; null: nothing sent yet. */
  state: SubmissionState | null;
}

/** Whether the mission before it, by position, is completed; the first one has none. */
export function isUnlocked(missions: readonly Mission[], uid: string): boolean {
  const inOrder = missions.toSorted((a, b) => a.position - b.position);
  const at = inOrder.findIndex((mission) => mission.uid === uid);
  return at === 0 || (at > 0 && inOrder[at - 1]!.state === 'completed');
}

/** @throws DomainError MISSION_LOCKED (forbidden), in the words of the shop. */
export function checkUnlocked(missions: readonly Mission[], uid: string): void {
  if (!isUnlocked(missions, uid))
    throw new DomainError(
      'MISSION_LOCKED',
      'Kamu hanya bisa submit misi ini jika misi sebelumnya sudah completed.',
      'forbidden',
    );
}

/** The special prize is for everyone who has completed every mission. @throws DomainError MISSIONS_OPEN (forbidden) */
export function checkAllCompleted(missions: readonly Mission[]): void {
  if (missions.length === 0 || missions.some(({ state }) => state !== 'completed'))
    throw new DomainError('MISSIONS_OPEN', 'Selesaikan semua misi dulu untuk mengambil hadiahnya.', 'forbidden');
}
