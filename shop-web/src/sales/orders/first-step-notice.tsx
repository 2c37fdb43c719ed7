import type { FirstStep } from '#contracts/sales/payments.http';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';

/** What the customer has to do before the payment, in place of the ways to pay. */
export const FirstStepNotice = ({ step: { title, text, action, path } }: { step: FirstStep }) => (
  <Notice tone="warn" title={title}>
    <p>{text}</p>
    <LinkButton to={path} className="mt-3">
      {action}
    </LinkButton>
  </Notice>
);
