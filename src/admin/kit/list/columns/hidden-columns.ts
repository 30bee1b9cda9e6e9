import { useSearchParams } from 'react-router';

/** The query parameter that names the columns that a list hides, so that its address and saved views keep them. */
export const HIDDEN = 'hide';

/** A column as the menu of columns knows it; the main one is always shown. */
export type ListColumn = { key: string; title: string; isMain?: boolean };

/** The keys of the columns that the address hides, in the address's order. */
export function useHiddenColumns(): readonly string[] {
	const [parameters] = useSearchParams();
	return readHidden(parameters);
}

export function readHidden(parameters: URLSearchParams): string[] {
	return [...new Set((parameters.get(HIDDEN) ?? '').split(','))].filter((key) => key !== '');
}

/** The columns that are shown. An address cannot hide the main one. */
export function shownColumns<Column extends ListColumn>(
	columns: readonly Column[],
	hidden: readonly string[],
): Column[] {
	return columns.filter(({ key, isMain }) => isMain || !hidden.includes(key));
}

/** The parameter's value with one column hidden or shown, in the order of the columns; undefined if all are shown. */
export function toggleHidden(
	columns: readonly ListColumn[],
	hidden: readonly string[],
	key: string,
): string | undefined {
	const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
	const known = columns.filter((column) => !column.isMain && next.includes(column.key));
	return known.length === 0 ? undefined : known.map((column) => column.key).join(',');
}
