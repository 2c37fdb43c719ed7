import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: { orders: { fields: { 'host-purchases': 'Host purchases', reimbursements: 'Reimbursements' } } },
  filter: {
    waitingSeats: 'Paid and waiting',
    unboughtHost: 'Host has not bought',
    withoutHost: 'Without a host',
    knowsLogin: 'Still knows the login',
    endsThisWeek: 'Ends this week',
  },
  dashboard: {
    waitingSeats: 'Paid seats that wait',
    waitingSeatsHelp: '%{late} for more than 72 hours',
    unboughtHosts: 'Hosts who have not bought',
    unboughtHostsHelp: 'purchase not verified yet',
    groupsWithoutHost: 'Groups without a host',
    groupsWithoutHostHelp: 'with members in them',
    periodsEnding: 'Periods that end this week',
    periodsEndingHelp: 'and those that have ended',
    knownLogins: 'Logins known to former members',
    knownLoginsHelp: 'the password has to be changed',
    accessConfirmed: 'Access confirmed',
    accessConfirmedHelp: 'of %{granted} seats in 30 days, %{claims} claims.',
    answerTime: 'Claims are answered within %{minutes} minutes (median).',
    noAnswers: 'No claim has been answered yet.',
    claimsOf: '%{name}: %{n} claims',
  },
  eligibility: { title: "The provider's rules", confirmed: 'Confirmed by the customer on', account: 'Account e-mail' },
  amounts: { title: 'Amounts', total: 'To reimburse', correction: "Admin's correction", unknown: 'Not known yet' },
  seat: {
    number: 'Seat %{n}',
    free: 'Free',
    needsTv: 'Needs TV',
    fill: '%{taken} of %{size} seats taken',
    map: 'Seat map',
    periods: 'Paid periods',
  },
};
