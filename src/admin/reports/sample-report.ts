import { isWaiting } from '../../domain/sample-requests/inbox-state.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { ReportMonth } from './report-span.ts';

/** What a report needs of a request. Times are ISO 8601, UTC. */
export type ReportedRequest = {
	state: RequestState;
	createdAt: string;
	/** Empty unless it was shipped. */
	shippedAt: string;
	/** The company as it is now, after merges; empty if the request belongs to none. */
	companyId: string;
	province: string;
	country: string;
	/** A glove once for each size of it. */
	partNumbers: readonly string[];
};

export type ReportedOrder = {
	companyId: string;
	createdAt: string;
	lines: readonly { partNumber: string; pairs: number }[];
};

type Outcomes = { waiting: number; shipped: number; declined: number };

export type MonthRow = ReportMonth & Outcomes & { samples: number } & Waits;
export type GloveRow = {
	partNumber: string;
	requests: number;
	samples: number;
	/** Companies that received it, and those that ordered it afterwards, with the pairs they ordered. */
	companies: number;
	ordering: number;
	pairs: number;
};
export type PlaceRow = { province: string; country: string; requests: number; samples: number };

/** Days from the request to its shipment: half are shipped within `median`, nine of ten within `slow`. */
type Waits = { median: number | undefined; slow: number | undefined };

export type SampleReport = {
	months: MonthRow[];
	/** Most samples first. */
	gloves: GloveRow[];
	places: PlaceRow[];
	total: Outcomes & Waits & { samples: number; companies: number; ordering: number };
};

const DAY_MS = 86_400_000;

/**
 * Counts requests by the month of their shipment, or else of their arrival: the day that narrows the list of requests,
 * so that every count is that of a list. An order counts for a glove if the company sent it after that glove was
 * shipped to it as a sample.
 */
export class SampleReportBuilder {
	readonly #months: (MonthRow & { waits: number[]; before: string })[];
	readonly #gloves = new Map<string, Omit<GloveRow, 'companies' | 'ordering' | 'pairs'>>();
	readonly #places = new Map<string, PlaceRow>();
	/** By company and glove, the first shipment and the pairs ordered since. */
	readonly #sent = new Map<string, Map<string, { since: string; pairs: number }>>();

	/** @param months with the instant at which each ends */
	constructor(months: readonly (ReportMonth & { before: string })[]) {
		this.#months = months.map((month) => ({
			...month,
			waiting: 0,
			shipped: 0,
			declined: 0,
			samples: 0,
			median: undefined,
			slow: undefined,
			waits: [],
		}));
	}

	addRequest(request: ReportedRequest): void {
		const at = request.shippedAt === '' ? request.createdAt : request.shippedAt;
		const month = this.#months.find(({ before }) => at < before);
		if (!month) return;
		if (request.state === 'declined') month.declined++;
		else if (isWaiting(request.state)) month.waiting++;
		else month.shipped++;
		if (request.state !== 'shipped') return;
		month.samples += request.partNumbers.length;
		month.waits.push(Math.max(0, (Date.parse(request.shippedAt) - Date.parse(request.createdAt)) / DAY_MS));
		this.#addPlace(request);
		for (const partNumber of new Set(request.partNumbers)) this.#addGlove(partNumber, request);
	}

	#addPlace({ province, country, partNumbers }: ReportedRequest): void {
		const key = JSON.stringify([province, country]);
		const row = this.#places.get(key) ?? { province, country, requests: 0, samples: 0 };
		row.requests++;
		row.samples += partNumbers.length;
		this.#places.set(key, row);
	}

	#addGlove(partNumber: string, { partNumbers, companyId, shippedAt }: ReportedRequest): void {
		const row = this.#gloves.get(partNumber) ?? { partNumber, requests: 0, samples: 0 };
		row.requests++;
		row.samples += partNumbers.filter((one) => one === partNumber).length;
		this.#gloves.set(partNumber, row);
		if (companyId === '') return;
		const gloves = this.#sent.get(companyId) ?? new Map();
		const sent = gloves.get(partNumber);
		if (!sent) gloves.set(partNumber, { since: shippedAt, pairs: 0 });
		else if (shippedAt < sent.since) sent.since = shippedAt;
		this.#sent.set(companyId, gloves);
	}

	/** After all requests. */
	addOrder({ companyId, createdAt, lines }: ReportedOrder): void {
		const gloves = this.#sent.get(companyId);
		if (!gloves) return;
		for (const { partNumber, pairs } of lines) {
			const sent = gloves.get(partNumber);
			if (sent && createdAt > sent.since) sent.pairs += pairs;
		}
	}

	finish(): SampleReport {
		const months = this.#months.map(({ waits, before: _, ...month }) => ({ ...month, ...waitsOf(waits) }));
		const sum = (field: 'waiting' | 'shipped' | 'declined' | 'samples') =>
			months.reduce((total, month) => total + month[field], 0);
		const sent = [...this.#sent.values()];
		const orders = this.#listOrders();
		return {
			months,
			gloves: [...this.#gloves.values()]
				.map((row) => ({
					...row,
					...(orders.get(row.partNumber) ?? { companies: 0, ordering: 0, pairs: 0 }),
				}))
				.sort((a, b) => b.samples - a.samples || (a.partNumber < b.partNumber ? -1 : 1)),
			places: [...this.#places.values()].sort(
				(a, b) =>
					b.samples - a.samples || a.country.localeCompare(b.country) || a.province.localeCompare(b.province),
			),
			total: {
				waiting: sum('waiting'),
				shipped: sum('shipped'),
				declined: sum('declined'),
				samples: sum('samples'),
				...waitsOf(this.#months.flatMap(({ waits }) => waits)),
				companies: sent.length,
				ordering: sent.filter((gloves) => [...gloves.values()].some(({ pairs }) => pairs > 0)).length,
			},
		};
	}

	/** By glove, who received it and what they ordered. */
	#listOrders(): Map<string, Pick<GloveRow, 'companies' | 'ordering' | 'pairs'>> {
		const found = new Map<string, Pick<GloveRow, 'companies' | 'ordering' | 'pairs'>>();
		for (const gloves of this.#sent.values()) {
			for (const [partNumber, { pairs }] of gloves) {
				const row = found.get(partNumber) ?? { companies: 0, ordering: 0, pairs: 0 };
				row.companies++;
				row.pairs += pairs;
				if (pairs > 0) row.ordering++;
				found.set(partNumber, row);
			}
		}
		return found;
	}
}

function waitsOf(waits: readonly number[]): Waits {
	const sorted = waits.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
	return { median: at(0.5), slow: at(0.9) };
}
