import { issueOf } from '../../../platform/i18n/message.ts';

/** Identifies our own export, whose records are read exactly. */
export const EXPORT_FORMAT = 'glove-catalogue';

/** Position of a page in a paged response; undefined parts were not given. */
export type PageMark = {
	/** 0 for the first page. */
	number: number | undefined;
	totalPages: number | undefined;
	last: boolean | undefined;
};

export type JsonRecords =
	| {
			ok: true;
			records: unknown[];
			/** True for our own export, which needs no tidying. */
			exact: boolean;
			/** Set for a paged response of the catalogue API. */
			page?: PageMark;
	  }
	| { ok: false; reason: string };

/**
 * The products and categories of a JSON text: a list, a single object, a paged API response (`{content: […], last,
 * totalPages, number}`), or `{products: […], categories: […]}` as written by the export.
 */
export function parseJsonRecords(text: string): JsonRecords {
	let root: unknown;
	try {
		root = JSON.parse(text);
	} catch (error) {
		return {
			ok: false,
			reason: issueOf('importing.brokenJsonText', {
				error: (error as Error).message.replace(/, "[\s\S]*" is/, ' is'),
			}),
		};
	}
	if (Array.isArray(root)) return { ok: true, records: root, exact: false };
	if (typeof root !== 'object' || root === null) {
		return { ok: false, reason: issueOf('importing.noList') };
	}
	const fields = root as Record<string, unknown>;
	if (Array.isArray(fields.content)) {
		return { ok: true, records: fields.content, exact: false, page: readPageMark(fields) };
	}
	if (Array.isArray(fields.products) || Array.isArray(fields.categories)) {
		const records = [fields.products ?? [], fields.categories ?? []].flat();
		return { ok: true, records, exact: fields.format === EXPORT_FORMAT };
	}
	return { ok: true, records: [root], exact: false };
}

/** Spring puts these properties beside `content`, newer versions under `page`. */
function readPageMark(answer: Record<string, unknown>): PageMark {
	const nested = typeof answer.page === 'object' && answer.page !== null ? answer.page : {};
	const marks: Record<string, unknown> = { ...nested, ...answer };
	return {
		number: readWhole(marks.number),
		totalPages: readWhole(marks.totalPages),
		last: typeof marks.last === 'boolean' ? marks.last : undefined,
	};
}

/** True if more pages follow. Without page properties it is a single page, like a search response. */
export function hasNextPage(mark: PageMark, page: number): boolean {
	if (mark.last !== undefined) return !mark.last;
	return mark.totalPages !== undefined && (mark.number ?? page) + 1 < mark.totalPages;
}

function readWhole(value: unknown): number | undefined {
	return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
