import type { StaffSectionKey } from './menu/staff-navigation.ts';

/** Number of waiting items per entry of the bar; entries without any are omitted. */
export type WaitingCounts = Partial<Record<StaffSectionKey, number>>;
