/** How far the invitation of a seat is. docs/rules/groups.md#invitations */
export const INVITATION_STATES = ['to-invite', 'sent', 'accepted'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A seat that was moved has to be invited again; accepted is what the member or silence has confirmed. */
export function invitationStateOf(
  access: { grantedAt: Date; confirmedAt: Date | null } | null,
  movedAt: Date | null,
): InvitationState {
  if (!access || (movedAt && movedAt > access.grantedAt)) return 'to-invite';
  return access.confirmedAt ? 'accepted' : 'sent';
}
