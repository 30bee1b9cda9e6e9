import type { Generated } from 'kysely';

/** Price lists and client prices. */
export type PriceTables = {
	/** A price list: a template, the standard prices or the costs (`domain/pricing/price-list.ts`). */
	price_list: {
		id: string;
		name: string;
		/** The folded name, which is unique. */
		name_key: string;
		kind: 'percent' | 'prices' | 'standard' | 'cost';
		currency: 'CAD' | 'USD';
		/** The list that the percentages apply to, or empty. */
		parent_id: string;
		/** Percentages, rules and dates as JSON. */
		document: string;
		/** 1 if it can no longer be assigned to a company. */
		retired: number;
		/** Incremented by every write of the list or its lines. */
		version: number;
		created_at: string;
		updated_at: string;
	};
	/** A glove's prices on a list from a day on, in cents per pair; null in `pair_cents` ends the price. */
	price_line: {
		list_id: string;
		part_number: string;
		/** yyyy-mm-dd, or empty for the first price. */
		from_day: string;
		pair_cents: number | null;
		dozen_cents: number | null;
		case_cents: number | null;
		/** The `price_plan` that set it, or empty. */
		plan_id: string;
	};
	/** A change of all prices of a list from a day on. */
	price_plan: {
		id: string;
		list_id: string;
		/** yyyy-mm-dd. */
		from_day: string;
		/** Hundredths of a percent; negative if prices fall. */
		hundredths: number;
		/** Prices are rounded up to a multiple of this. */
		step_cents: number;
		set_by: string;
		set_at: string;
	};
	/** A company's billing currency; without a row it pays in CAD and has version 1. */
	price_client: { company_id: string; currency: 'CAD' | 'USD'; version: number; updated_at: string };
	/** A company's template from a given day; an empty `list_id` means none. */
	price_assignment: {
		company_id: string;
		/** yyyy-mm-dd. */
		from_day: string;
		list_id: string;
		set_by: string;
		set_at: string;
	};
	/** Prices set by staff for one company, in cents per pair. */
	price_override: {
		company_id: string;
		part_number: string;
		pair_cents: number;
		dozen_cents: number | null;
		case_cents: number | null;
		reason: string;
		/** yyyy-mm-dd, or empty. */
		valid_from: string;
		valid_to: string;
		set_by: string;
		set_at: string;
		/**
		 * 1 if staff removed a price that came from a merged company: the row stays, so that undoing the merge finds
		 * it.
		 */
		taken_away: Generated<number>;
	};
	/** A company's own number for one of our gloves. An empty number overrides one that came from a merged company. */
	customer_part: {
		company_id: string;
		part_number: string;
		number: string;
		/** The number without case, spaces or dashes. */
		number_key: string;
		name: string;
	};
};
