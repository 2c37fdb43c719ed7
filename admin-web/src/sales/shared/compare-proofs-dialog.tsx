import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { ChoiceChips } from '../../platform/lists/filter-chips';

type Other = AdminPayment['sameProofOrders'][number];

interface CompareProofsDialogProps {
  mine: Pick<AdminPayment, 'orderNumber' | 'proofUrl'>;
  others: Other[];
  onClose: () => void;
}

/** Two receipts side by side; on a phone below each other. */
export const CompareProofsDialog = ({ mine, others, onClose }: CompareProofsDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [shown, setShown] = useState(others[0]!);
  const choices = others.map((other) => ({ label: other.orderNumber, filter: {}, other }));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="lg"
      fullScreen={isPhone}
      // React events bubble out of the portal: the queue and the form below must not handle them.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={titleId}>{translate('sameProof.compareTitle')}</DialogTitle>
      <DialogContent>
        {others.length > 1 && (
          <ChoiceChips
            choices={choices}
            chosen={choices.find(({ other }) => other === shown)}
            countOf={() => undefined}
            onChoose={({ other }) => setShown(other)}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Receipt of={mine} note="sameProof.mine" />
          <Receipt key={shown.orderUid} of={shown} note="sameProof.before" />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Receipt = ({
  of: { orderNumber, proofUrl },
  note,
}: {
  of: Pick<Other, 'orderNumber'> & { proofUrl: string | null };
  note: string;
}) => (
  <Box component="section" aria-label={orderNumber} sx={{ minWidth: 0 }}>
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{useTranslate()(note)}</Box>
    <Box sx={{ fontWeight: 600 }}>{orderNumber}</Box>
    <PictureViewer url={proofUrl} what={orderNumber} />
  </Box>
);
