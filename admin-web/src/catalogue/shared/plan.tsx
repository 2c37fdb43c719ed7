import { planNameOf } from '#domain/catalogue/plan-name';
import { OneLine } from '../../platform/fields/one-line';

export interface PlanRef {
  providerName: string;
  packageName: string;
  durationLabel: string;
}

export const planText = ({ providerName, packageName, durationLabel }: PlanRef): string =>
  [planNameOf(providerName, packageName), durationLabel].filter(Boolean).join(' · ');

/** In a column of a table: on one line with a short duration, whole when it is pointed at. */
export const Plan = ({ record }: { record: PlanRef }) => (
  <OneLine title={planText(record)}>
    {planText({ ...record, durationLabel: record.durationLabel.replace('bulan', 'bln').replace('tahun', 'thn') })}
  </OneLine>
);
