import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'access-claims': {
      name: 'Access claim |||| Access claims',
      empty: 'No claims here.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        dueAt: 'Due',
        openedAt: 'Opened',
        answerDueAt: 'Answer due',
        solveDueAt: 'Solution due',
        orderNumber: 'Order',
        customerName: 'Member',
        plan: 'Plan',
        groupName: 'Group',
        reasonLabel: 'Reason',
        state: 'State',
        answeredAt: 'Answered',
        answeredBy: 'Answered by',
        endedAt: 'Ended',
        endedBy: 'Ended by',
        note: 'Reason of the decision',
        refund: 'Proposed refund',
      },
    },
  },
  actions: {
    'access-claims': {
      solve: {
        label: 'Solved',
        ask: 'Write what you have done; the member reads it. After 48 hours of silence the access counts as confirmed.',
        done: 'Claim solved',
      },
      reject: {
        label: 'Reject',
        ask: 'Write why the claim has no ground; the member reads it.',
        done: 'Claim rejected',
      },
      settle: {
        label: 'Settle the case',
        ask: "The host's reimbursement for this cycle is released. The proposed refund goes on.",
        done: 'Case settled, reimbursement released',
      },
    },
  },
  claims: {
    running: 'Clock runs',
    ofGroup: '%{smart_count} access claim |||| %{smart_count} access claims',
    due: { open: 'answer by %{at}', answered: 'solve by %{at}' },
    show: 'Open the claim |||| Open the claims',
    holds: "The host's reimbursement for this cycle is held until you settle the case.",
  },
  status: {
    claim: {
      open: 'Unanswered',
      answered: 'To be solved',
      solved: 'Solved',
      rejected: 'Rejected',
      missed: 'Missed',
      settled: 'Case closed',
      dropped: 'Dropped',
    },
  },
  dashboard: {
    runningClaims: 'Access claims',
    runningClaimsHelp: 'clocks are running',
  },
  messageKind: {
    'tell-claim-opened': 'Access claim opened',
    'tell-claim-missed': 'Access claim missed',
    'tell-claim-decided': 'Access claim decided',
  },
  eventName: {
    'claim.opened': 'Access claim opened',
    'claim.missed': 'Access claim missed',
    'claim.decided': 'Access claim decided',
  },
};
