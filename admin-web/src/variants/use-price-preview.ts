import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { PricePreview } from '#contracts/http/admin/catalogue.http';
import type { AdminDataProvider } from '../data-provider';
import { type TypedPrice, bodyOf, unreadable } from './price-draft';

const TYPING_MS = 250;

/** The preview of what is typed, and what the API has against it, by field. */
export function usePricePreview(variantUid: string, price: TypedPrice) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const settled = useSettled(price);
  const { data, error, isFetching } = useQuery({
    queryKey: ['variants', 'preview-price', variantUid, settled],
    queryFn: async () => (await dataProvider.act('variants', variantUid, 'preview-price', bodyOf(settled))).data,
    enabled: unreadable(settled).length === 0 && settled.grandTotal.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    preview: error ? undefined : (data as PricePreview | undefined),
    pending: isFetching || settled !== price,
    errors: fieldErrorsOf(error),
  };
}

export function fieldErrorsOf(error: Error | null): Record<string, string> {
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | undefined) : undefined;
  return body?.errors ?? {};
}

/** The value once nobody has typed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
