import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PricePreview } from '#contracts/catalogue/catalogue.admin.http';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { useDebounced } from '../../platform/data/use-debounced';
import { type PriceValues, isComplete, toPriceBody } from './price-values';

const NO_ERRORS: Record<string, string> = {};

/** The API's preview of the typed price; its errors are shown at their fields. */
export function usePricePreview(variantUid: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const typed = JSON.stringify(useWatch<PriceValues>());
  const debounced = useDebounced(typed);
  const price = JSON.parse(debounced) as PriceValues;
  const { data, error, isFetching } = useQuery({
    queryKey: ['variants', 'preview-price', variantUid, debounced],
    queryFn: async () => (await dataProvider.act('variants', variantUid, 'preview-price', toPriceBody(price))).data,
    enabled: isComplete(price),
    placeholderData: keepPreviousData,
    retry: false,
  });
  useFieldErrors(fieldErrorsOf(error));
  return {
    preview: error ? undefined : (data as PricePreview | undefined),
    pending: isFetching || debounced !== typed,
  };
}

/** The API's error messages by field. */
export function fieldErrorsOf(error: Error | null): Record<string, string> {
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | undefined) : undefined;
  return body?.errors ?? NO_ERRORS;
}

function useFieldErrors(errors: Record<string, string>): void {
  const { setError, clearErrors } = useFormContext();
  useEffect(() => {
    for (const [field, message] of Object.entries(errors)) setError(field, { type: 'preview', message });
    return () => clearErrors(Object.keys(errors));
  }, [errors, setError, clearErrors]);
}
