import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: { orders: { fields: { 'host-purchases': 'Host purchases', reimbursements: 'Reimbursements' } } },
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
