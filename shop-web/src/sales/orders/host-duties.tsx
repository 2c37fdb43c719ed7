import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { ACCEPTS_DUTIES, HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { Bullets } from '../../platform/ui/info-page';
import type { OrderInput } from './order-input';
import { TickBox } from './tick-box';

/** What a host commits to, ticked before the order is placed. docs/rules/hosts.md#duties */
export function HostDuties({ register, error }: { register: UseFormRegister<OrderInput>; error?: string }) {
  const id = useId();
  return (
    <fieldset className="rounded-xl border border-line p-4" aria-describedby={id}>
      <legend className="px-1 text-sm font-bold">Tugas host</legend>
      <div id={id} className="text-sm">
        <Bullets items={[...HOST_DUTIES.duties]} />
      </div>
      <TickBox text={ACCEPTS_DUTIES} error={error} {...register('hostDuties.accepted')} />
    </fieldset>
  );
}
