import type { Generated } from 'kysely';

/** Price lists and what clients pay. */
export type PriceTables = {
	/** A price list: a template, the standard prices or the costs (`domain/pricing/price-list.ts`). */
	price_list: {
		id: string;
		name: string;
		/** The folded name: two lists are never called alike. */
		name_key: string;
		kind: 'percent' | 'prices' | 'standard' | 'cost';
		currency: 'CAD' | 'USD';
		/** The list that percentages are taken off, or empty. */
		parent_id: string;
		/** Percentages, rules and days as JSON. */
		document: string;
		/** 1 when no company can be given it any more. */
		retired: number;
		/** Raised by every write of the list or its lines. */
		version: number;
		created_at: string;
		updated_at: string;
	};
	/** A glove's prices on a list, in cents a pair. */
	price_line: {
		list_id: string;
		part_number: string;
		pair_cents: number;
		dozen_cents: number | null;
		case_cents: number | null;
	};
	/** What a company pays by; without a row it pays in CAD and has version 1. */
	price_client: { company_id: string; currency: 'CAD' | 'USD'; version: number; updated_at: string };
	/** Which template a company has from a day on; an empty `list_id` is none. */
	price_assignment: {
		company_id: string;
		/** yyyy-mm-dd. */
		from_day: string;
		list_id: string;
		set_by: string;
		set_at: string;
	};
	/** Prices that staff set for one company by hand, in cents a pair. */
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
		/** 1 where staff took away what a merged company had: its row stays, so that an undone merge finds it. */
		taken_away: Generated<number>;
	};
	/** What a company calls a glove of ours. An empty number stands before one that a merged company has. */
	customer_part: {
		company_id: string;
		part_number: string;
		number: string;
		/** The number without case, spaces and dashes. */
		number_key: string;
		name: string;
	};
};
