import { dropUnseen, tidyOneLine } from '../../platform/text/visible-text.ts';

/** The staff lists whose whole state is in their address. */
export const LIST_PATHS = [
	'/admin/samples',
	'/admin/orders',
	'/admin/applications',
	'/admin/companies',
	'/admin/labels',
	'/admin/products',
	'/admin/pricing/matrix',
	'/admin/distributors',
	'/admin/newsletter',
	'/admin/fit-checks',
	'/admin/activity',
] as const;
export type ListPath = (typeof LIST_PATHS)[number];

export const VIEW_LIMITS = {
	/** Characters of a name, and of a normalized query. */
	name: 60,
	query: 1000,
	/** Views of one list that a person has, and as many that all staff share. */
	perList: 30,
} as const;

/** A list's filters, search and order under a name. */
export type ListView = {
	id: string;
	path: ListPath;
	name: string;
	/** As `readViewQuery` writes it. */
	query: string;
	isShared: boolean;
};

/** The views of one list: the person's own, and those of all staff, each by name. */
export type ListViews = { own: ListView[]; shared: ListView[] };

export function isListPath(path: string): path is ListPath {
	return (LIST_PATHS as readonly string[]).includes(path);
}

/** Equal for names that look the same; a list has each once among a person's own views, and once among the shared ones. */
export function viewNameKey(name: string): string {
	return dropUnseen(tidyOneLine(name)).toLowerCase();
}

/** The places in the list, which a view leaves out: it begins at the first page. The matrix of prices has two. */
const CURSORS: readonly string[] = ['from', 'place'];
const PARAMETER = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/**
 * A query as views keep it: the first value of each parameter, tidied, by parameter name. The place in the list, empty
 * values and what is no name of a parameter are left out. An empty query is no view.
 */
export function readViewQuery(text: string): string {
	const values = new Map<string, string>();
	for (const [name, value] of new URLSearchParams(text)) {
		if (!CURSORS.includes(name) && PARAMETER.test(name) && !values.has(name))
			values.set(name, tidyOneLine(value));
	}
	const set = [...values].filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1));
	return new URLSearchParams(set).toString();
}

/** The address that a view opens. */
export function viewHref({ path, query }: Pick<ListView, 'path' | 'query'>): string {
	return `${path}?${query}`;
}
