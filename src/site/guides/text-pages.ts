/** The text pages: their sections in order, each an anchor and a key under `guides.<id>.sections`. */
const TEXT_PAGES = [
	{
		id: 'terms',
		path: '/terms',
		sections: ['use', 'ratings', 'orders', 'samples', 'words', 'changes'],
		updated: '2026-11-25',
	},
	{
		id: 'privacy',
		path: '/privacy',
		sections: ['visit', 'write', 'keep', 'ask', 'rights', 'officer', 'complain'],
		updated: '2026-11-22',
	},
	{
		id: 'accessibility',
		path: '/accessibility',
		sections: ['aim', 'does', 'known', 'tested', 'tell'],
		updated: '2026-11-21',
	},
] as const;

export type TextPageId = (typeof TEXT_PAGES)[number]['id'];

export type TextPageRow = {
	id: TextPageId;
	path: string;
	sections: readonly string[];
	/** The day of the last substantive change, yyyy-mm-dd. */
	updated: string;
};

export function listTextPages(): readonly TextPageRow[] {
	return TEXT_PAGES;
}

export function findTextPage(id: TextPageId): TextPageRow {
	return TEXT_PAGES.find((page) => page.id === id) as TextPageRow;
}
