/** "G then …", to the resources that are opened all day. */
export const GO_KEYS: Record<string, string> = {
  payments: 'P',
  orders: 'O',
  'account-groups': 'G',
  'host-purchases': 'H',
  reimbursements: 'R',
};
