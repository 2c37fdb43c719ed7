import { DataTable } from 'react-admin';
import type { AdminReview } from '#contracts/products/subscriptions/reviews.admin.http';
import { REVIEW_STATES } from '#domain/products/subscriptions/reviews/review';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { Age, CodeField, StatusField } from '../../../platform/fields/fields';
import { OneLine } from '../../../platform/fields/one-line';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { Stars } from './stars';

const Column = DataTable.Col<AdminReview>;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('writtenAt') },
  ...REVIEW_STATES.map((state) => ({
    label: `status.review.${state}`,
    filter: { state },
    sort: state === 'waiting' ? oldestFirst('writtenAt') : newestFirst('writtenAt'),
  })),
];

export const ReviewList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'waiting' }}
    sort={oldestFirst('writtenAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminReview) => `${row.customerName} · ${row.plan}`,
      secondaryText: (row: AdminReview) => (
        <>
          <Stars n={row.stars} />
          <ClampedText>{row.text}</ClampedText>
          <StatusChip subject="review" value={row.state} /> <Age iso={row.writtenAt} />
        </>
      ),
    }}
  >
    <Column source="writtenAt" render={(row) => <Age iso={row.writtenAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column
      source="customerName"
      disableSort
      render={({ customerName }) => <OneLine max="9rem">{customerName}</OneLine>}
    />
    <Column source="plan" disableSort render={({ plan }) => <OneLine>{plan}</OneLine>} />
    <Column source="stars" disableSort render={(row) => <Stars n={row.stars} />} />
    <Column source="text" disableSort render={(row) => <ClampedText>{row.text}</ClampedText>} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="review" />
    </Column>
  </ConsoleList>
);
