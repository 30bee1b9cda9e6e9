import type { FilterField } from '../kit/list/filter-bar.tsx';
import { type Assignment, listOthers } from './assigned-record.ts';

/** The filter of a list by who looks after its records, "assigned" in the URL. */
export function assignedFilter(
	t: (key: 'filter' | 'anybody' | 'unassigned' | 'me') => string,
	value: string,
	{ colleagues, ownId }: Pick<Assignment, 'colleagues' | 'ownId'>,
): FilterField {
	return {
		kind: 'choice',
		name: 'assigned',
		label: t('filter'),
		value,
		choices: [
			{ value: '', label: t('anybody') },
			{ value: 'me', label: t('me') },
			{ value: 'nobody', label: t('unassigned') },
			...listOthers({ colleagues, ownId }).map(({ id, name }) => ({ value: id, label: name })),
		],
	};
}
