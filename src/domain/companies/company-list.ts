/** The orders of the list of companies; "-" is descending. */
export const COMPANY_SORTS = ['name', '-name', 'updated', '-updated'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** A place in the sorted list: next to the company with this id, whose sorted column has this value. */
export type CompanyCursor = { direction: 'after' | 'before'; value: string; id: string };

/** How many companies a page of the list shows. */
export const COMPANIES_A_PAGE = 25;

export function isCompanySort(text: string): text is CompanySort {
	return (COMPANY_SORTS as readonly string[]).includes(text);
}

/** The place as it stands in an address. Its value is hexadecimal or a time. */
export function formatPlace({ direction, value, id }: CompanyCursor): string {
	return `${direction}.${id}.${value}`;
}

/** A place from an address, or undefined for what is none. */
export function parsePlace(text: string): CompanyCursor | undefined {
	const [, direction, id, value] =
		/^(after|before)\.(co_[2-9a-z]{12})\.([0-9a-f]{0,120}|\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)$/.exec(text) ?? [];
	if (id === undefined || value === undefined) return undefined;
	return { direction: direction === 'after' ? 'after' : 'before', value, id };
}
