import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import type { ReactNode } from 'react';
import type { GivenBackView } from '#contracts/sales/given-back.http';
import { DeadlineFact } from '../../platform/fields/deadline';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { ActorFact, Fact } from '../../platform/records/facts';
import { PaidAtFact } from './given-back';
import { PayOutDialog } from './pay-out-dialog';

/** Of a desk that approves and pays its own payouts. */
export const payOutPlans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ConfirmDialog },
  pay: { icon: <PaidIcon />, dialog: PayOutDialog },
};

type Text = 'bankName' | 'accountNumber' | 'accountName' | 'approvedBy' | 'paidBy' | 'reference';
type Payout = Record<Text, string | null> & { dueAt: string; paidAt: string | null; givenBack?: GivenBackView };

/** Where a payout goes, and how far it is. `children`: further facts behind the due date. */
export const PayoutFacts = ({ of: payout, children }: { of: Payout; children?: ReactNode }) => (
  <>
    <Fact source="bankName">{payout.bankName}</Fact>
    <Fact source="accountNumber">{payout.accountNumber}</Fact>
    <Fact source="accountName">{payout.accountName}</Fact>
    <DeadlineFact source="dueAt" iso={payout.dueAt} />
    {children}
    <ActorFact source="approvedBy" by={payout.approvedBy} />
    <PaidAtFact of={payout} />
    <ActorFact source="paidBy" by={payout.paidBy} />
    <Fact source="reference">{payout.reference}</Fact>
  </>
);
