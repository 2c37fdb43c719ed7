import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { seriesChoicePath } from '#contracts/shop-paths';
import { providerQuery } from '../../catalogue/providers/catalogue.queries';
import { SeriesPickerPage } from './series-picker.page';

afterEach(cleanup);

const planOf = (name: string, grandTotal: number) => ({
  name,
  description: '',
  variants: [{ uid: name, active: true, grandTotal }],
});

const chosenAt = (address: string) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(providerQuery('zap').queryKey, {
    packages: [planOf('Seri 299', 2_052_000), planOf('Seri 199', 1_366_000)],
  } as never);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <SeriesPickerPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
};

it.each([
  ['the series that was pressed', seriesChoicePath('Seri 299'), 'Seri 299'],
  ['the cheapest one without it', '/seglowup/provider', 'Seri 199'],
  ['the cheapest one where the pressed one is not sold', seriesChoicePath('Seri 1'), 'Seri 199'],
])('of the Zap series %s is chosen', (_, address, name) => expect(chosenAt(address)).toBe(name));
