import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPrice, AdminVariant } from '#contracts/http/admin/catalogue.http';
import { ConfirmDialog } from '../shared/simple-dialogs';
import { useAct } from '../shared/use-act';
import { useMay } from '../shared/use-may';
import { PriceEditor } from './price-editor';
import { PriceTable } from './price-table';

/** The prices of a variant with what may be done about them. What has begun is history. */
export const VariantPrices = () => {
  const variant = useRecordContext<AdminVariant>();
  const translate = useTranslate();
  const [edited, setEdited] = useState<{ price: AdminPrice | null } | null>(null);
  const [withdrawn, setWithdrawn] = useState<AdminPrice | null>(null);
  const act = useAct('variants');
  const may = useMay();
  const addButton = useRef<HTMLButtonElement>(null);
  const leavesItsRow = useRef(false);
  const rows = variant?.prices.length;
  // The row of a withdrawn price goes, and with it the button that had the focus.
  useEffect(() => {
    if (leavesItsRow.current) addButton.current?.focus();
    leavesItsRow.current = false;
  }, [rows]);
  if (!variant) return null;
  const closeWithdrawal = () => {
    setWithdrawn(null);
    act.reset();
  };
  return (
    <Box component="section" aria-labelledby="prices-title" sx={{ minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id="prices-title" component="h3" variant="subtitle1" sx={{ fontWeight: 600, mr: 'auto' }}>
          {translate('resources.variants.fields.prices')}
        </Typography>
        {may('variants.add-price') && (
          <Button
            ref={addButton}
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setEdited({ price: null })}
          >
            {translate('price.add')}
          </Button>
        )}
      </Stack>
      {variant.prices.length === 0 ? (
        <Typography color="text.secondary">{translate('price.none')}</Typography>
      ) : (
        <PriceTable prices={variant.prices} onChange={(price) => setEdited({ price })} onWithdraw={setWithdrawn} />
      )}
      {edited && <PriceEditor variant={variant} changed={edited.price} onClose={() => setEdited(null)} />}
      {withdrawn && (
        <ConfirmDialog
          resource="variants"
          action="withdraw-price"
          danger
          pending={act.isPending}
          error={act.error}
          onAct={() =>
            act.mutate(
              { id: variant.id, action: 'withdraw-price', body: { priceUid: withdrawn.id, version: variant.version } },
              {
                onSuccess: () => {
                  leavesItsRow.current = true;
                  closeWithdrawal();
                },
              },
            )
          }
          onClose={closeWithdrawal}
        />
      )}
    </Box>
  );
};
