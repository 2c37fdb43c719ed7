import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPrice, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { useAct } from '../../platform/actions/use-act';
import { useCan } from '../../platform/auth/permissions';
import { PriceEditor } from './price-editor';
import { PriceTable } from './price-table';

/** The prices of a variant; only scheduled ones can be changed or withdrawn. */
export const VariantPrices = () => {
  const variant = useRecordContext<AdminVariant>();
  const translate = useTranslate();
  const [edited, setEdited] = useState<{ price: AdminPrice | null } | null>(null);
  const [withdrawn, setWithdrawn] = useState<AdminPrice | null>(null);
  const act = useAct('variants');
  const can = useCan();
  const addButton = useRef<HTMLButtonElement>(null);
  const rowRemoved = useRef(false);
  const rows = variant?.prices.length;
  // The button that had the focus is removed with the row of the withdrawn price.
  useEffect(() => {
    if (rowRemoved.current) addButton.current?.focus();
    rowRemoved.current = false;
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
        {can('variants.add-price') && (
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
        <Typography color="textSecondary">{translate('price.none')}</Typography>
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
                  rowRemoved.current = true;
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
