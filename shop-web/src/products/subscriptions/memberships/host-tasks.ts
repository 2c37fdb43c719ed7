import { membershipPath } from '#contracts/shop-paths';
import type { TasksQuery } from '../../../sales/product-line';
import { dutyRow, dutyWords } from '../host-duty';
import { membershipsQuery } from './memberships.queries';

/** What a host has to do for the members of its groups, for the home page. */
export const hostTasksQuery: TasksQuery = {
  // Under `memberships`, so that what changes those changes this.
  queryKey: ['memberships', 'host-tasks'],
  queryFn: async ({ client }) => {
    const { items } = await client.fetchQuery(membershipsQuery(1));
    return items.flatMap(({ accountUid, providerName, providerColor, providerLogo, groupName, hostDuties }) =>
      hostDuties.map((duty) => {
        const { due, label } = dutyRow(duty);
        return {
          key: `${accountUid} ${duty.claim?.uid ?? duty.kind}`,
          mark: { name: providerName, color: providerColor, logo: providerLogo },
          of: groupName,
          title: dutyWords(duty).title,
          due,
          dueAt: duty.dueAt,
          action: { to: membershipPath(accountUid), label },
        };
      }),
    );
  },
};
